import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../connect.ts';

/**
 * Quotes of orders: their versions with lines, what customers answered, and the editor's drafts. Orders keep the state
 * of their newest quote, so lists need no join, and the secret of their own link.
 */
export function quotes(engine: Engine): Migration {
  return {
    async up(db) {
      await extendOrders(db);
      await createQuotes(db);
      await createLines(db);
      await createQuestions(db);
      await createDrafts(db);
      await (engine === 'postgres' ? protectOnPostgres(db) : protectOnSqlite(db));
      await (engine === 'postgres' ? widenOutboxOnPostgres(db) : widenOutboxOnSqlite(db));
    },
  };
}

const STATES = sql`('none', 'sent', 'seen', 'accepted', 'changes-requested')`;
const KINDS = sql`('order-placed', 'message-received', 'quote-sent', 'quote-seen', 'quote-accepted', 'quote-question')`;

async function extendOrders(db: Kysely<unknown>): Promise<void> {
  const add = () => db.schema.alterTable('orders');
  await add()
    .addColumn('quote_state', 'text', (c) =>
      c.notNull().defaultTo('none').check(sql`quote_state in ${STATES}`),
    )
    .execute();
  await add()
    .addColumn('quote_version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await add().addColumn('quote_total', 'bigint').execute();
  await add().addColumn('quote_valid_until', 'bigint').execute();
  await add().addColumn('link_token', 'text').execute();
  await db.schema.createIndex('orders_link').unique().on('orders').column('link_token').execute();
  await db.schema
    .createIndex('orders_by_quote')
    .on('orders')
    .columns(['is_deleted', 'quote_state', 'created_at', 'number', 'quote_valid_until'])
    .execute();
}

async function createQuotes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quotes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('version', 'integer', (c) => c.notNull().check(sql`version > 0`))
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('extras', 'text', (c) => c.notNull())
    .addColumn('discount_percent', 'integer', (c) =>
      c.notNull().check(sql`discount_percent between 0 and 10000`),
    )
    .addColumn('has_shipping', 'integer', (c) => c.notNull().check(sql`has_shipping in (0, 1)`))
    .addColumn('shipping_amount', 'bigint', (c) => c.check(sql`shipping_amount >= 0`))
    .addColumn('shipping_carrier', 'text', (c) => c.notNull())
    .addColumn('shipping_note', 'text', (c) => c.notNull())
    .addColumn('valid_until', 'bigint', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('list_total', 'bigint', (c) => c.notNull())
    .addColumn('subtotal', 'bigint', (c) => c.notNull())
    .addColumn('discount', 'bigint', (c) => c.notNull())
    .addColumn('total', 'bigint', (c) => c.notNull().check(sql`total >= 0`))
    .addColumn('sent_at', 'bigint', (c) => c.notNull())
    .addColumn('sent_by', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'bigint')
    .addColumn('accepted_at', 'bigint')
    .addCheckConstraint('quotes_add_up', sql`subtotal - discount + coalesce(shipping_amount, 0) = total`)
    .execute();
  await db.schema
    .createIndex('quotes_of_order')
    .unique()
    .on('quotes')
    .columns(['order_id', 'version'])
    .execute();
}

async function createLines(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quote_lines')
    .addColumn('quote_id', 'text', (c) => c.notNull().references('quotes.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('product_id', 'text', (c) => c.notNull())
    .addColumn('snapshot', 'text', (c) => c.notNull())
    .addColumn('quantities', 'text', (c) => c.notNull())
    .addColumn('unit_price', 'bigint', (c) => c.check(sql`unit_price >= 0`))
    .addColumn('discount_percent', 'integer', (c) =>
      c.notNull().check(sql`discount_percent between 0 and 10000`),
    )
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('units', 'integer', (c) => c.notNull().check(sql`units > 0`))
    .addColumn('list_total', 'bigint', (c) => c.notNull())
    .addColumn('total', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('quote_lines_key', ['quote_id', 'position'])
    .execute();
}

async function createQuestions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quote_questions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('quote_id', 'text', (c) => c.notNull().references('quotes.id').onDelete('cascade'))
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('asked_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('quote_questions_of_quote')
    .on('quote_questions')
    .columns(['quote_id', 'asked_at', 'id'])
    .execute();
}

async function createDrafts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quote_drafts')
    .addColumn('order_id', 'text', (c) => c.primaryKey().references('orders.id').onDelete('cascade'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_by', 'text', (c) => c.notNull())
    .execute();
}

/** What a sent quote is about. Texts may still be erased, with the person whom they name. */
const FIXED = {
  quotes:
    'order_id, version, token, discount_percent, has_shipping, shipping_amount, valid_until, list_total, subtotal, discount, total, sent_at',
  quote_lines: 'product_id, quantities, unit_price, discount_percent, units, list_total, total',
} as const;

const REFUSED = 'a sent quote never changes';

async function protectOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function refuse_to_change_quotes() returns trigger language plpgsql as $$
    begin raise exception ${sql.lit(REFUSED)}; end $$`.execute(db);
  for (const [table, columns] of Object.entries(FIXED)) {
    await sql`create trigger ${sql.ref(`${table}_stay`)} before update of ${sql.raw(columns)} on ${sql.table(table)}
      for each row execute function refuse_to_change_quotes()`.execute(db);
  }
  await sql`create trigger quotes_are_accepted_once before update of accepted_at on quotes
    for each row when (old.accepted_at is not null) execute function refuse_to_change_quotes()`.execute(db);
}

async function protectOnSqlite(db: Kysely<unknown>): Promise<void> {
  const refuse = sql`begin select raise(abort, ${sql.lit(REFUSED)}); end`;
  for (const [table, columns] of Object.entries(FIXED)) {
    await sql`create trigger ${sql.ref(`${table}_stay`)} before update of ${sql.raw(columns)} on ${sql.table(table)}
      ${refuse}`.execute(db);
  }
  await sql`create trigger quotes_are_accepted_once before update of accepted_at on quotes
    when old.accepted_at is not null ${refuse}`.execute(db);
}

async function widenOutboxOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox drop constraint outbox_kind_check`.execute(db);
  await sql`alter table outbox add constraint outbox_kind_check check (kind in ${KINDS})`.execute(db);
}

/** SQLite can't change a check, so the table is made again with its rows. */
async function widenOutboxOnSqlite(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('outbox_unsent').execute();
  await db.schema.dropIndex('outbox_sent').execute();
  await db.schema.alterTable('outbox').renameTo('earlier_outbox').execute();
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ${KINDS}`))
    .addColumn('recipient', 'text', (c) => c.notNull().check(sql`recipient in ('shop', 'shopper')`))
    .addColumn('subject_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_attempt_at', 'bigint', (c) => c.notNull())
    .addColumn('leased_until', 'bigint')
    .addColumn('last_error', 'text')
    .addColumn('sent_at', 'bigint')
    .addColumn('failed_at', 'bigint')
    .addCheckConstraint('outbox_ends_once', sql`sent_at is null or failed_at is null`)
    .execute();
  await sql`insert into outbox select * from earlier_outbox`.execute(db);
  await db.schema.dropTable('earlier_outbox').execute();
  await db.schema
    .createIndex('outbox_unsent')
    .on('outbox')
    .columns(['next_attempt_at', 'id'])
    .where(sql.ref('sent_at'), 'is', null)
    .execute();
  await db.schema.createIndex('outbox_sent').on('outbox').column('sent_at').execute();
}
