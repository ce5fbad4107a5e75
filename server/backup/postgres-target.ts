import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect, type Database } from '#server/db/connect.ts';
import { currentSchema } from '#server/db/current-schema.ts';
import { databaseHosts } from '#server/db/database-hosts.ts';
import { BackupFault } from './backup-fault.ts';
import type { RestoreTarget } from './restore-target.ts';

const STAGED = 'restaurando_';
const CLOSED_WITHIN_MS = 2000;

/**
 * Builds the new tables in a schema of their own and swaps them with the old tables in one transaction.
 * @param aside the schema that the old tables move to
 */
export function createPostgresTarget({
  databaseUrl,
  aside,
}: {
  databaseUrl: string;
  aside: string;
}): RestoreTarget {
  const stagedSchema = `${STAGED}${randomBytes(6).toString('hex')}`;
  const staged = { databaseUrl: withSearchPath(databaseUrl, stagedSchema), dataDir: '' };
  const connected = <T>(work: (db: Database) => Promise<T>) => onConnection(databaseUrl, work);
  return {
    staged,
    holdsShop: () => connected(hasMigrations),
    assertStopped: () => connected(assertAlone),
    async stage() {
      await connected(async (db) => {
        await dropStaged(db);
        await createStaged(db, stagedSchema);
      });
      return connect(staged, { patienceMs: null });
    },
    swapIn: () => connected((db) => swap(db, { stagedSchema, aside })),
    async discard() {
      await connected((db) => sql`drop schema if exists ${sql.ref(stagedSchema)} cascade`.execute(db));
    },
  };
}

/** The schemas that killed restores of this shop left; another shop may have a schema of its own in the same database. */
export async function stagedSchemas(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select nspname::text as name from pg_namespace where starts_with(nspname, ${STAGED})
      and coalesce(obj_description(oid, 'pg_namespace'), current_schema()) = current_schema()`.execute(db);
  return rows.map(({ name }) => name);
}

/** Its comment is the schema for which it is made. */
function createStaged(db: Database, name: string): Promise<void> {
  return db.transaction().execute(async (db) => {
    const target = await currentSchema(db);
    await sql`create schema ${sql.ref(name)}`.execute(db);
    await sql`comment on schema ${sql.ref(name)} is ${sql.lit(target)}`.execute(db);
  });
}

async function dropStaged(db: Database): Promise<void> {
  for (const name of await stagedSchemas(db)) await sql`drop schema ${sql.ref(name)} cascade`.execute(db);
}

async function onConnection<T>(databaseUrl: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = connect({ databaseUrl, dataDir: '' }, { patienceMs: null });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** The address by which a connection finds and makes its tables in that schema. */
export function withSearchPath(databaseUrl: string, schema: string): string {
  // A URL holds one host.
  const { searchParams } = new URL(databaseHosts(databaseUrl)[0] ?? databaseUrl);
  const given = searchParams.get('options');
  searchParams.set('options', `${given === null ? '' : `${given} `}-c search_path=${schema}`);
  return `${databaseUrl.split('?', 1)[0]}?${searchParams}`;
}

async function hasMigrations(db: Database): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null as found`.execute(db);
  return rows[0]?.found === true;
}

/** PostgreSQL still lists a connection for a moment after it was closed. */
async function assertAlone(db: Database): Promise<void> {
  const last = Date.now() + CLOSED_WITHIN_MS;
  let others = await otherConnections(db);
  while (others > 0 && Date.now() < last) {
    await wait(100);
    others = await otherConnections(db);
  }
  if (others > 0) {
    throw new BackupFault(`la tienda está abierta (${others} conexiones a la base de datos): detenla antes`);
  }
}

async function otherConnections(db: Database): Promise<number> {
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and usename = current_user
      and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(db);
  return rows[0]?.others ?? 0;
}

/** Only tables in the way of the new ones move; another program's tables in the same database stay. */
async function swap(
  db: Database,
  { stagedSchema, aside }: { stagedSchema: string; aside: string },
): Promise<string | null> {
  return db.transaction().execute(async (db) => {
    const current = await currentSchema(db);
    const parts = await partsOf(db, stagedSchema);
    const inTheWay = new Set((await partsOf(db, current)).map(nameOf));
    const old = parts.filter((part) => inTheWay.has(nameOf(part)));
    if (old.length > 0) await sql`create schema ${sql.ref(aside)}`.execute(db);
    for (const part of old) await move(db, part, { from: current, to: aside });
    for (const part of parts) await move(db, part, { from: stagedSchema, to: current });
    await sql`drop schema ${sql.ref(stagedSchema)}`.execute(db);
    return old.length > 0 ? `el esquema ${aside} de la base de datos` : null;
  });
}

/** What moves between schemas. Indexes and sequences move with their table. */
type Part = { kind: 'table' | 'view' | 'routine'; name: string; arguments: string };

async function partsOf(db: Database, schema: string): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select case relkind when 'v' then 'view' else 'table' end as kind, relname::text as name, '' as arguments
      from pg_class where relnamespace = ${schema}::regnamespace and relkind in ('r', 'p', 'v')
    union all
    select 'routine', proname::text, pg_get_function_identity_arguments(oid)
      from pg_proc where pronamespace = ${schema}::regnamespace
    order by 1, 2`.execute(db);
  return rows;
}

function nameOf({ kind, name, arguments: parameters }: Part): string {
  return kind === 'routine' ? `${name}(${parameters})` : name;
}

async function move(db: Database, part: Part, { from, to }: { from: string; to: string }): Promise<void> {
  const name = sql`${sql.ref(from)}.${sql.ref(part.name)}`;
  const parameters = part.kind === 'routine' ? sql`(${sql.raw(part.arguments)})` : sql``;
  await sql`alter ${sql.raw(part.kind)} ${name}${parameters} set schema ${sql.ref(to)}`.execute(db);
}
