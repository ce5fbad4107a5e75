import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../connect.ts';

/** Accounts get one-time codes and invitations, sessions can be told apart, and who did what is kept for good. */
export function accountsAndAuditLog(engine: Engine): Migration {
  return {
    async up(db) {
      await extendAccounts(db);
      await extendSessions(db);
      await createInvitations(db);
      await createAuditLog(db, engine);
      await (engine === 'postgres' ? protectOnPostgres(db) : protectOnSqlite(db));
      await sql`insert into counters (name, value) values ('administrator-changes', 0)`.execute(db);
    },
  };
}

async function extendAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('totp_secret', 'text').execute();
  await db.schema.alterTable('accounts').addColumn('totp_candidate', 'text').execute();
  await db.schema.alterTable('accounts').addColumn('totp_last_step', 'bigint').execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('recovery_codes_key', ['account_id', 'code_hash'])
    .execute();
}

async function extendSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('last_seen_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('sessions')
    .addColumn('user_agent', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await sql`update sessions set last_seen_at = created_at`.execute(db);
  await db.schema.createIndex('sessions_of_account').on('sessions').column('account_id').execute();
}

async function createInvitations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invitations')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('invited_by', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
}

/** Without references: an entry outlives whom and what it tells of. */
async function createAuditLog(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('audit_log')
    .addColumn('id', engine === 'sqlite' ? 'integer' : 'bigserial', (c) => c.primaryKey())
    .addColumn('happened_at', 'bigint', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('area', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull())
    .execute();
  // One for each way in which the log is read, so that a page of it costs the same however long it is.
  await db.schema.createIndex('audit_log_of_actor').on('audit_log').columns(['actor', 'id']).execute();
  await db.schema.createIndex('audit_log_of_area').on('audit_log').columns(['area', 'id']).execute();
  await db.schema
    .createIndex('audit_log_of_actor_and_area')
    .on('audit_log')
    .columns(['actor', 'area', 'id'])
    .execute();
}

async function protectOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function refuse_to_change_audit_log() returns trigger language plpgsql as $$
    begin raise exception 'audit_log is append-only'; end $$`.execute(db);
  await sql`create trigger audit_log_is_append_only before update or delete or truncate on audit_log
    for each statement execute function refuse_to_change_audit_log()`.execute(db);
}

async function protectOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const change of ['update', 'delete']) {
    await sql`create trigger ${sql.ref(`audit_log_refuses_${change}`)} before ${sql.raw(change)} on audit_log
      begin select raise(abort, 'audit_log is append-only'); end`.execute(db);
  }
  // 'insert or replace' takes a row away without a delete that a trigger would see.
  await sql`create trigger audit_log_refuses_replace before insert on audit_log
    when exists (select 1 from audit_log where id = new.id)
    begin select raise(abort, 'audit_log is append-only'); end`.execute(db);
}
