import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * From accepted to paid: what a transfer takes off an order, the receipts that customers send, and the credits of the shop's
 * bank.
 */
export const payments: Migration = {
  async up(db) {
    await db.schema
      .alterTable('orders')
      .addColumn('payment_discount', 'bigint', (c) =>
        c.notNull().defaultTo(0).check(sql`payment_discount >= 0`),
      )
      .execute();
    await db.schema
      .alterTable('order_payments')
      .addColumn('discount', 'bigint', (c) => c.notNull().defaultTo(0).check(sql`discount >= 0`))
      .execute();
    await createReceipts(db);
    await createCredits(db);
  },
};

async function createReceipts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payment_receipts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('amount', 'bigint', (c) => c.notNull().check(sql`amount > 0`))
    .addColumn('paid_on', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('waiting', 'taken', 'refused')`))
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('file_name', 'text', (c) => c.notNull())
    .addColumn('file_type', 'text', (c) =>
      c.notNull().check(sql`file_type in ('', 'image/webp', 'application/pdf')`),
    )
    .addColumn('file_bytes', 'integer', (c) => c.notNull())
    .addColumn('payment_id', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('decided_at', 'bigint')
    .addColumn('decided_by', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('payment_receipts_of_order')
    .on('payment_receipts')
    .columns(['order_id', 'created_at'])
    .execute();
  await db.schema
    .createIndex('payment_receipts_by_state')
    .on('payment_receipts')
    .columns(['state', 'created_at'])
    .execute();
  // In pieces of base64, because a row of a backup is a line of JSON.
  await db.schema
    .createTable('receipt_parts')
    .addColumn('receipt_id', 'text', (c) => c.notNull().references('payment_receipts.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('receipt_parts_key', ['receipt_id', 'position'])
    .execute();
}

async function createCredits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bank_files')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('file_name', 'text', (c) => c.notNull())
    .addColumn('bank', 'text', (c) => c.notNull())
    .addColumn('first_day', 'text', (c) => c.notNull())
    .addColumn('last_day', 'text', (c) => c.notNull())
    .addColumn('credits', 'integer', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('bank_credits')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('file_id', 'text', (c) => c.notNull().references('bank_files.id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('amount', 'bigint', (c) => c.notNull().check(sql`amount > 0`))
    .addColumn('tax_id', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('open', 'taken', 'foreign')`))
    .addColumn('order_id', 'text')
    .addColumn('payment_id', 'text')
    .addColumn('wrote_payment', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('decided_at', 'bigint')
    .addColumn('decided_by', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('bank_credits_by_state')
    .on('bank_credits')
    .columns(['state', 'day', 'position'])
    .execute();
  await db.schema.createIndex('bank_credits_of_payment').on('bank_credits').column('payment_id').execute();
  await db.schema.createIndex('bank_credits_by_payer').on('bank_credits').column('tax_id').execute();
  await db.schema
    .createIndex('order_payments_by_day')
    .on('order_payments')
    .columns(['method', 'paid_on'])
    .execute();
  // Which column of a bank's file is what, by the names of its columns.
  await db.schema
    .createTable('bank_columns')
    .addColumn('heads', 'text', (c) => c.primaryKey())
    .addColumn('bank', 'text', (c) => c.notNull())
    .addColumn('columns', 'text', (c) => c.notNull())
    .execute();
}
