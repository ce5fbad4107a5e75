import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../connect.ts';

/** The ledger of the shelf, which is only added to, its sums, and when both were last compared. */
export function stock(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await createLedger(db, engine);
      await (engine === 'sqlite' ? protectOnSqlite(db) : protectOnPostgres(db));
      await db.schema
        .createTable('stock_sums')
        .addColumn('product_id', 'text', (c) => c.notNull())
        .addColumn('variant', 'text', (c) => c.notNull())
        .addColumn('there', 'bigint', (c) => c.notNull())
        .addColumn('unit', 'text', (c) => c.notNull())
        .addColumn('counted_at', 'bigint')
        .addColumn('low_at', 'bigint', (c) => c.check(sql`low_at >= 0`))
        .addColumn('supplier', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('stock_sums_key', ['product_id', 'variant'])
        .execute();
      await db.schema
        .createTable('stock_checks')
        .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
        .addColumn('checked_at', 'bigint', (c) => c.notNull())
        .addColumn('differing', 'bigint', (c) => c.notNull())
        .execute();
      await sql`insert into stock_checks (id, checked_at, differing) values (1, 0, 0)`.execute(db);
      // What is promised of a product is read from the lines of its quotes.
      await db.schema.createIndex('quote_lines_of_product').on('quote_lines').column('product_id').execute();
    },
  };
}

/** Without references: a row outlives the order and the product that it tells of. */
async function createLedger(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('stock_moves')
    .addColumn('id', engine === 'sqlite' ? 'integer' : 'bigserial', (c) => c.primaryKey())
    .addColumn('product_id', 'text', (c) => c.notNull())
    .addColumn('variant', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) =>
      c.notNull().check(sql`kind in ('received', 'counted', 'sold', 'returned', 'lost', 'cut')`),
    )
    .addColumn('amount', 'bigint', (c) => c.notNull())
    .addColumn('happened_at', 'bigint', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('supplier', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text')
    .addColumn('batch_id', 'text', (c) => c.notNull())
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('stock_moves').columns(columns).execute();
  await index('stock_moves_of_product', ['product_id', 'variant', 'id']);
  await index('stock_moves_of_order', ['order_id']);
  await index('stock_moves_of_batch', ['batch_id', 'id']);
}

async function protectOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function refuse_to_change_stock_moves() returns trigger language plpgsql as $$
    begin raise exception 'stock_moves is append-only'; end $$`.execute(db);
  await sql`create trigger stock_moves_is_append_only before update or delete or truncate on stock_moves
    for each statement execute function refuse_to_change_stock_moves()`.execute(db);
}

async function protectOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const change of ['update', 'delete']) {
    await sql`create trigger ${sql.ref(`stock_moves_refuses_${change}`)} before ${sql.raw(change)} on stock_moves
      begin select raise(abort, 'stock_moves is append-only'); end`.execute(db);
  }
  // 'insert or replace' takes a row away without a delete that a trigger would see.
  await sql`create trigger stock_moves_refuses_replace before insert on stock_moves
    when exists (select 1 from stock_moves where id = new.id)
    begin select raise(abort, 'stock_moves is append-only'); end`.execute(db);
}
