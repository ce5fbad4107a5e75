import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { searchTextOf } from '#domain/contact/search-text.ts';
import type { Engine } from '../connect.ts';

/** The outbox learns whom it tells and how that goes; messages can be read and searched; counters tell of changes. */
export function noticesAndReadMessages(engine: Engine): Migration {
  return {
    async up(db) {
      await remakeOutbox(db, engine);
      await extendMessages(db);
      await sql`insert into counters (name, value) values
        ('order-changes', 0), ('message-changes', 0), ('notice-changes', 0), ('notice-retries', 0)`.execute(
        db,
      );
    },
  };
}

/** Made anew: nothing sent what the first one held, and months of old news help nobody. */
async function remakeOutbox(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.dropTable('outbox').execute();
  await db.schema
    .createTable('outbox')
    .addColumn('id', engine === 'sqlite' ? 'integer' : 'bigserial', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('order-placed', 'message-received')`))
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
  await db.schema
    .createIndex('outbox_unsent')
    .on('outbox')
    .columns(['next_attempt_at', 'id'])
    .where(sql.ref('sent_at'), 'is', null)
    .execute();
  await db.schema.createIndex('outbox_sent').on('outbox').column('sent_at').execute();
}

async function extendMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('contact_messages')
    .addColumn('is_read', 'integer', (c) => c.notNull().defaultTo(0).check(sql`is_read in (0, 1)`))
    .execute();
  await db.schema
    .alterTable('contact_messages')
    .addColumn('search_text', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createIndex('contact_messages_newest')
    .on('contact_messages')
    .columns(['created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('contact_messages_unread')
    .on('contact_messages')
    .columns(['created_at', 'id'])
    .where(sql.ref('is_read'), '=', sql.lit(0))
    .execute();
  await fillSearchText(db);
}

type OldMessage = {
  id: string;
  name: string;
  email: string | null;
  phone: string;
  location: string | null;
  message: string;
};

async function fillSearchText(db: Kysely<unknown>): Promise<void> {
  let after = '';
  for (;;) {
    const { rows } = await sql<OldMessage>`
      select id, name, email, phone, location, message from contact_messages
      where id > ${after} order by id limit 500`.execute(db);
    for (const row of rows)
      await sql`update contact_messages set search_text = ${searchTextOf(row)} where id = ${row.id}`.execute(
        db,
      );
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}
