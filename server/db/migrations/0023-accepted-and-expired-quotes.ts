import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../connect.ts';

/**
 * Orders know which version of their quote was accepted, whose total is theirs from then on, and when the end of a
 * validity is to be told. Erasing a person may give a quote another link, so that the sent one opens nothing.
 */
export function acceptedAndExpiredQuotes(engine: Engine): Migration {
  return {
    async up(db) {
      await extendOrders(db);
      await (engine === 'postgres' ? renewLinksOnPostgres(db) : renewLinksOnSqlite(db));
      await (engine === 'postgres' ? openOutboxOnPostgres(db) : openOutboxOnSqlite(db));
    },
  };
}

async function extendOrders(db: Kysely<unknown>): Promise<void> {
  for (const column of ['quote_accepted_version', 'quote_expires_at']) {
    await db.schema.alterTable('orders').addColumn(column, 'bigint').execute();
  }
  await sql`update orders set quote_accepted_version =
      (select max(version) from quotes where quotes.order_id = orders.id and accepted_at is not null)
    where quote_version > 0`.execute(db);
  await sql`update orders set quote_total =
      (select total from quotes where quotes.order_id = orders.id and quotes.version = orders.quote_accepted_version)
    where quote_accepted_version is not null`.execute(db);
  // What ended before this version of the program is no news.
  await sql`update orders set quote_expires_at = quote_valid_until
    where quote_state in ('sent', 'seen') and quote_valid_until > ${Date.now()}`.execute(db);
  await db.schema
    .createIndex('orders_quotes_to_expire')
    .on('orders')
    .column('quote_expires_at')
    .where(sql.ref('quote_expires_at'), 'is not', null)
    .execute();
}

/** What a sent quote is about, without its link. */
const FIXED = sql.raw(
  'order_id, version, discount_percent, has_shipping, shipping_amount, valid_until, list_total, subtotal, discount, total, sent_at',
);

async function renewLinksOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger quotes_stay on quotes`.execute(db);
  await sql`create trigger quotes_stay before update of ${FIXED} on quotes
    for each row execute function refuse_to_change_quotes()`.execute(db);
}

async function renewLinksOnSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger quotes_stay`.execute(db);
  await sql`create trigger quotes_stay before update of ${FIXED} on quotes
    begin select raise(abort, 'a sent quote never changes'); end`.execute(db);
}

/** The program alone knows the kinds of notices; a list here would make the table anew for each further kind. */
async function openOutboxOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox drop constraint if exists outbox_kind_check`.execute(db);
}

/** SQLite can't drop a check of a column, so the table is made again with its rows. */
async function openOutboxOnSqlite(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('outbox_unsent').execute();
  await db.schema.dropIndex('outbox_sent').execute();
  await db.schema.alterTable('outbox').renameTo('earlier_outbox').execute();
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
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
