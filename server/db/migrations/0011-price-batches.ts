import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../connect.ts';

/**
 * Prices change in batches, whose rows can be staged before they count and undone afterwards. Changes of one moment and
 * actor become one batch. Products get the time of their last price, and the end of a price that goes back.
 */
export function priceBatches(engine: Engine): Migration {
  return {
    async up(db) {
      await createBatches(db);
      await setAside(db, engine);
      await createRows(db, engine);
      await carryOver(db, engine);
      await db.schema.dropTable('earlier_price_changes').execute();
      await (engine === 'postgres' ? protectOnPostgres(db) : protectOnSqlite(db));
      await datePrices(db);
    },
  };
}

async function createBatches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('price_batches')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('source', 'text', (c) =>
      c.notNull().check(sql`source in ('edit', 'price-list', 'studio', 'import', 'undo')`),
    )
    .addColumn('status', 'text', (c) =>
      c.notNull().check(sql`status in ('staged', 'scheduled', 'settling', 'applied', 'cancelled', 'ended')`),
    )
    .addColumn('rule', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('applied_at', 'bigint')
    .addColumn('applied_in', 'bigint')
    .addColumn('starts_at', 'bigint')
    .addColumn('ends_at', 'bigint')
    .addColumn('changed', 'integer', (c) => c.notNull())
    .addColumn('left_out', 'integer', (c) => c.notNull())
    .addColumn('undo_of', 'text')
    .addColumn('undone_by', 'text')
    .addColumn('claimed_by', 'text')
    .addColumn('claimed_until', 'bigint')
    .execute();
  const index = (name: string) => db.schema.createIndex(`price_batches_${name}`).on('price_batches');
  await index('newest').columns(['created_at', 'id']).execute();
  await index('applied').column('applied_at').execute();
  await index('applied_in').column('applied_in').where(sql.ref('applied_in'), 'is not', null).execute();
  await index('by_status').columns(['status', 'starts_at']).execute();
  await index('ending').column('ends_at').where(sql.ref('ends_at'), 'is not', null).execute();
  await index('settling')
    .unique()
    .column('status')
    .where(sql.ref('status'), '=', sql.lit('settling'))
    .execute();
}

async function setAside(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.dropIndex('price_changes_of_product').execute();
  await db.schema.alterTable('price_changes').renameTo('earlier_price_changes').execute();
  if (engine === 'sqlite') return;
  await sql`alter index price_changes_pkey rename to earlier_price_changes_pkey`.execute(db);
  await sql`alter sequence price_changes_id_seq rename to earlier_price_changes_id_seq`.execute(db);
}

async function createRows(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('price_changes')
    .addColumn('id', engine === 'sqlite' ? 'integer' : 'bigserial', (c) => c.primaryKey())
    .addColumn('batch_id', 'text', (c) => c.notNull().references('price_batches.id').onDelete('cascade'))
    .addColumn('product_id', 'text', (c) => c.notNull().references('products.id').onDelete('cascade'))
    .addColumn('version', 'bigint')
    .addColumn('price_before', 'bigint')
    .addColumn('units_before', 'integer')
    .addColumn('pack_before', 'bigint')
    .addColumn('price_after', 'bigint', (c) => c.check(sql`price_after > 0`))
    .addColumn('units_after', 'integer', (c) => c.check(sql`units_after > 0`))
    .addColumn('pack_after', 'bigint', (c) => c.check(sql`pack_after > 0`))
    .addColumn('offer_before', 'integer', (c) => c.check(sql`offer_before in (0, 1)`))
    .addColumn('offer_after', 'integer', (c) => c.check(sql`offer_after in (0, 1)`))
    .addColumn('is_left_out', 'integer', (c) => c.notNull().check(sql`is_left_out in (0, 1)`))
    .addCheckConstraint('price_changes_pack', sql`(units_after is null) = (pack_after is null)`)
    .execute();
  await db.schema
    .createIndex('price_changes_of_batch')
    .unique()
    .on('price_changes')
    .columns(['batch_id', 'product_id'])
    .execute();
  await db.schema.createIndex('price_changes_of_product').on('price_changes').column('product_id').execute();
}

/** A product that changed twice in one moment has its second change in a batch of its own. */
async function carryOver(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const numbered = sql`(
    select *, row_number() over (partition by changed_at, changed_by, product_id order by id) as nth
    from earlier_price_changes) as numbered`;
  await sql`
    insert into price_batches
      (id, source, status, rule, note, actor, created_at, applied_at, changed, left_out)
    select ${idOf(engine, sql`min(id)`)}, case when count(*) = 1 then 'edit' else 'price-list' end, 'applied',
      case when count(*) = 1 then 'Un precio cambiado' else count(*) || ' precios cambiados' end,
      '', changed_by, changed_at, changed_at, count(*), 0
    from ${numbered} group by changed_at, changed_by, nth order by min(id)`.execute(db);
  const [unitsBefore, packBefore] = partsOf(engine, sql.ref('bulk_before'));
  const [unitsAfter, packAfter] = partsOf(engine, sql.ref('bulk_after'));
  await sql`
    insert into price_changes
      (batch_id, product_id, price_before, units_before, pack_before, price_after, units_after, pack_after, is_left_out)
    select ${idOf(engine, sql`min(id) over (partition by changed_at, changed_by, nth)`)}, product_id,
      price_before, ${unitsBefore}, ${packBefore}, price_after, ${unitsAfter}, ${packAfter}, 0
    from ${numbered} order by id`.execute(db);
}

function idOf(engine: Engine, number: RawBuilder<unknown>): RawBuilder<string> {
  return engine === 'sqlite' ? sql`printf('%024x', ${number})` : sql`lpad(to_hex(${number}), 24, '0')`;
}

/** The units and the price of a pack, which were the text '12 × 5400000'. */
function partsOf(engine: Engine, text: RawBuilder<unknown>): [RawBuilder<unknown>, RawBuilder<unknown>] {
  if (engine === 'postgres') {
    return [
      sql`cast(split_part(${text}, ' × ', 1) as integer)`,
      sql`cast(split_part(${text}, ' × ', 2) as bigint)`,
    ];
  }
  return [
    sql`cast(substr(${text}, 1, instr(${text}, ' × ') - 1) as integer)`,
    sql`cast(substr(${text}, instr(${text}, ' × ') + 3) as integer)`,
  ];
}

/** A row of an applied batch never changes. */
async function protectOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function refuse_to_change_applied_prices() returns trigger language plpgsql as $$
    begin
      if (select applied_at from price_batches where id = old.batch_id) is not null
        then raise exception 'rows of an applied price batch are append-only';
      end if;
      if tg_op = 'DELETE' then return old; end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger applied_price_changes_are_append_only before update or delete on price_changes
    for each row execute function refuse_to_change_applied_prices()`.execute(db);
}

async function protectOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const change of ['update', 'delete']) {
    await sql`create trigger ${sql.ref(`price_changes_refuse_${change}`)} before ${sql.raw(change)} on price_changes
      when (select applied_at from price_batches where id = old.batch_id) is not null
      begin select raise(abort, 'rows of an applied price batch are append-only'); end`.execute(db);
  }
}

async function datePrices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('products')
    .addColumn('price_changed_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('products').addColumn('price_ends_at', 'bigint').execute();
  await sql`update products set price_changed_at = coalesce((
    select max(applied_at) from price_changes join price_batches on price_batches.id = price_changes.batch_id
    where price_changes.product_id = products.id), created_at)`.execute(db);
}
