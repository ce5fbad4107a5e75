import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../connect.ts';

/**
 * What happens to an order after it was placed: entries of its timeline, payments, a reminder. An order may come from
 * the desk, where nobody has to leave a phone or a last name.
 */
export function ordersAtTheDesk(engine: Engine): Migration {
  return {
    async up(db) {
      await extendOrders(db);
      await makeOptional(db, 'phone');
      await makeOptional(db, 'last_name');
      await createEntries(db, engine);
      await createPayments(db);
    },
  };
}

async function extendOrders(db: Kysely<unknown>): Promise<void> {
  const orders = () => db.schema.alterTable('orders');
  await orders().addColumn('reminder_at', 'bigint').execute();
  await orders()
    .addColumn('reminder_text', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await orders()
    .addColumn('paid_amount', 'bigint', (c) => c.notNull().defaultTo(0).check(sql`paid_amount >= 0`))
    .execute();
  await orders()
    .addColumn('origin', 'text', (c) => c.notNull().defaultTo('web').check(sql`origin in ('web', 'desk')`))
    .execute();
  await db.schema
    .createIndex('orders_reminded')
    .on('orders')
    .columns(['is_deleted', 'reminder_at', 'number'])
    .where(sql.ref('reminder_at'), 'is not', null)
    .execute();
  // With the status too, a list of both filters reads no order that it doesn't show.
  await db.schema.dropIndex('orders_by_quote').execute();
  await db.schema
    .createIndex('orders_by_quote')
    .on('orders')
    .columns(['is_deleted', 'quote_state', 'created_at', 'number', 'quote_valid_until', 'status'])
    .execute();
}

/** A new column takes the place of one that refuses an empty text; SQLite drops a check with its column alone. */
async function makeOptional(db: Kysely<unknown>, column: 'phone' | 'last_name'): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('optional', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await sql`update orders set optional = ${sql.ref(column)}`.execute(db);
  await db.schema.alterTable('orders').dropColumn(column).execute();
  await db.schema.alterTable('orders').renameColumn('optional', column).execute();
}

async function createEntries(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('order_entries')
    .addColumn('id', engine === 'sqlite' ? 'integer' : 'bigserial', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('happened_at', 'bigint', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('order_entries_of_order')
    .on('order_entries')
    .columns(['order_id', 'id'])
    .execute();
}

async function createPayments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_payments')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('amount', 'bigint', (c) => c.notNull().check(sql`amount > 0`))
    .addColumn('method', 'text', (c) =>
      c.notNull().check(sql`method in ('efectivo', 'transferencia', 'tarjeta', 'mercado-pago', 'otro')`),
    )
    .addColumn('paid_on', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('removed_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('order_payments_of_order')
    .on('order_payments')
    .columns(['order_id', 'created_at'])
    .execute();
}
