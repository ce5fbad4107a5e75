import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Orders with something to pay are found and added up, payments by their day, and what was given back of them. */
export const owedAndGivenBack: Migration = {
  async up(db) {
    // The condition is that of `isOwed`, to the letter: else no engine takes this index for it.
    await sql`create index orders_owed
      on orders (created_at, id, quote_total, payable_amount, paid_amount, payment_discount)
      where is_deleted = 0
        and coalesce(quote_total, payable_amount) > paid_amount + payment_discount
        and (quote_accepted_version is not null
          or (quote_version = 0 and (status = 'En Progreso' or paid_amount > 0)))`.execute(db);
    await db.schema
      .createIndex('order_payments_received')
      .on('order_payments')
      .columns(['paid_on', 'id', 'amount'])
      .where(sql.ref('removed_at'), 'is', null)
      .execute();
    await db.schema
      .createTable('order_refunds')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id').onDelete('cascade'))
      .addColumn('amount', 'bigint', (c) => c.notNull().check(sql`amount > 0`))
      .addColumn('method', 'text', (c) =>
        c.notNull().check(sql`method in ('efectivo', 'transferencia', 'tarjeta', 'mercado-pago', 'otro')`),
      )
      .addColumn('given_on', 'text', (c) => c.notNull())
      .addColumn('note', 'text', (c) => c.notNull())
      .addColumn('actor', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('removed_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('order_refunds_of_order')
      .on('order_refunds')
      .columns(['order_id', 'created_at'])
      .execute();
    await db.schema
      .createIndex('order_refunds_given')
      .on('order_refunds')
      .columns(['given_on', 'id', 'amount'])
      .where(sql.ref('removed_at'), 'is', null)
      .execute();
  },
};
