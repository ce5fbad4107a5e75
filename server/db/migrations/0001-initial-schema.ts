import { type Kysely, type SchemaModule, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../connect.ts';

/** Every table of the shop. Money is in centavos, times are epoch ms, flags are 0 or 1. */
export function initialSchema(engine: Engine): Migration {
  return {
    async up(db) {
      const schema = db.schema;
      await createCatalogue(schema);
      await createOrders(schema);
      await createMessages(schema, engine);
      await createAccounts(schema, engine);
      await createPrices(schema, engine);
      await startCounters(db);
    },
  };
}

async function createCatalogue(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('products')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('section', 'text', (c) => c.notNull().check(sql`section in ('Maquina', 'Merceria')`))
    .addColumn('subsection', 'text', (c) => c.notNull().check(sql`subsection <> ''`))
    .addColumn('type', 'text', (c) => c.notNull().check(sql`type <> ''`))
    .addColumn('brand', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('summary', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('specifications', 'text', (c) => c.notNull())
    .addColumn('price', 'bigint', (c) => c.check(sql`price > 0`))
    .addColumn('bulk_minimum_units', 'integer', (c) => c.check(sql`bulk_minimum_units > 0`))
    .addColumn('bulk_pack_price', 'bigint', (c) => c.check(sql`bulk_pack_price > 0`))
    .addColumn('colours', 'text', (c) => c.notNull())
    .addColumn('models', 'text', (c) => c.notNull())
    .addColumn('code', 'text')
    .addColumn('code_key', 'text')
    .addColumn('is_offer', 'integer', (c) => c.notNull().check(sql`is_offer in (0, 1)`))
    .addColumn('is_hidden', 'integer', (c) => c.notNull().check(sql`is_hidden in (0, 1)`))
    .addColumn('version', 'bigint', (c) => c.notNull())
    .addColumn('changed_in', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint')
    .addCheckConstraint(
      'products_bulk_offer_is_whole',
      sql`(bulk_minimum_units is null) = (bulk_pack_price is null)`,
    )
    .addCheckConstraint('products_code_has_a_key', sql`(code is null) = (code_key is null)`)
    .execute();
  await schema
    .createIndex('products_code_key')
    .unique()
    .on('products')
    .column('code_key')
    .where(sql.ref('deleted_at'), 'is', null)
    .execute();
  await schema.createIndex('products_changed_in').on('products').column('changed_in').execute();
  await schema
    .createTable('product_photos')
    .addColumn('product_id', 'text', (c) => c.notNull().references('products.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull().check(sql`position >= 0`))
    .addColumn('url', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('product_photos_key', ['product_id', 'position'])
    .execute();
  await schema
    .createTable('images')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
}

async function createOrders(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('orders')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('number', 'bigint', (c) => c.notNull().unique().check(sql`number > 0`))
    .addColumn('status', 'text', (c) =>
      c.notNull().check(sql`status in ('pendiente', 'En Progreso', 'Listo')`),
    )
    .addColumn('is_deleted', 'integer', (c) => c.notNull().check(sql`is_deleted in (0, 1)`))
    .addColumn('first_name', 'text', (c) => c.notNull().check(sql`first_name <> ''`))
    .addColumn('last_name', 'text', (c) => c.notNull().check(sql`last_name <> ''`))
    .addColumn('phone', 'text', (c) => c.notNull().check(sql`phone <> ''`))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('total_amount', 'bigint', (c) => c.notNull())
    .addColumn('payable_amount', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .addCheckConstraint('orders_amounts', sql`payable_amount >= 0 and payable_amount <= total_amount`)
    .execute();
  await schema
    .createIndex('orders_newest')
    .on('orders')
    .columns(['is_deleted', 'created_at', 'number'])
    .execute();
  await schema
    .createIndex('orders_by_status')
    .on('orders')
    .columns(['is_deleted', 'status', 'number'])
    .execute();
  await schema
    .createTable('order_lines')
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull().check(sql`position >= 0`))
    .addColumn('product_id', 'text', (c) => c.notNull())
    .addColumn('snapshot', 'text', (c) => c.notNull())
    .addColumn('quantities', 'text', (c) => c.notNull())
    .addColumn('units', 'integer', (c) => c.notNull().check(sql`units > 0`))
    .addColumn('list_total', 'bigint', (c) => c.notNull())
    .addColumn('total', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('order_lines_key', ['order_id', 'position'])
    // Checked at the commit: lines are written before the order takes its number, whose lock is thus held briefly.
    .addForeignKeyConstraint('order_lines_order', ['order_id'], 'orders', ['id'], (constraint) =>
      constraint.onDelete('cascade').deferrable().initiallyDeferred(),
    )
    .addCheckConstraint('order_lines_amounts', sql`total >= 0 and total <= list_total`)
    .execute();
  await schema
    .createTable('idempotency_keys')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('fingerprint', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
}

async function createMessages(schema: SchemaModule, engine: Engine): Promise<void> {
  await schema
    .createTable('contact_messages')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text')
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('location', 'text')
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('outbox')
    .addColumn('id', serialOf(engine), (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('order-placed', 'message-received')`))
    .addColumn('subject_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_attempt_at', 'bigint', (c) => c.notNull())
    .execute();
}

async function createAccounts(schema: SchemaModule, engine: Engine): Promise<void> {
  await schema
    .createTable('accounts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('login_failures')
    .addColumn('id', serialOf(engine), (c) => c.primaryKey())
    .addColumn('account_email', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('failed_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('login_failures_recent').on('login_failures').column('failed_at').execute();
}

async function createPrices(schema: SchemaModule, engine: Engine): Promise<void> {
  await schema
    .createTable('price_changes')
    .addColumn('id', serialOf(engine), (c) => c.primaryKey())
    .addColumn('product_id', 'text', (c) => c.notNull().references('products.id').onDelete('cascade'))
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .addColumn('changed_by', 'text', (c) => c.notNull())
    .addColumn('price_before', 'bigint')
    .addColumn('price_after', 'bigint')
    .addColumn('bulk_before', 'text')
    .addColumn('bulk_after', 'text')
    .execute();
  await schema.createIndex('price_changes_of_product').on('price_changes').column('product_id').execute();
}

async function startCounters(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('counters')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'bigint', (c) => c.notNull())
    .execute();
  await sql`insert into counters (name, value) values ('catalogue-version', 0), ('order-number', 0)`.execute(
    db,
  );
}

/** A key that the engine counts up by itself. */
function serialOf(engine: Engine): 'integer' | 'bigserial' {
  return engine === 'sqlite' ? 'integer' : 'bigserial';
}
