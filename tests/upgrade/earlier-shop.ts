import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { connect, type Database, databaseFile, type Engine } from '#server/db/connect.ts';
import { migratorOf } from '#server/db/migrate.ts';
import { newDatabase } from '#tests/support/postgres-server.ts';

const ROWS = fileURLToPath(new URL('rows/', import.meta.url));
const KEPT = fileURLToPath(new URL('databases/', import.meta.url));

/** The schemas that a shop may come from, named by their last migration; each has rows of its own. */
export const EARLIER_SCHEMAS: readonly string[] = readdirSync(ROWS)
  .map((name) => name.replace(/\.sql$/, ''))
  .sort();

export function keptDatabase(schema: string): string {
  return join(KEPT, `${schema}.sqlite.gz`);
}

/**
 * Opens a shop that has passed through every version up to `schema`; on SQLite it is the file kept from that version.
 */
export async function openEarlierShop(
  engine: Engine,
  schema: string,
  place: { databaseUrl: string | null; dataDir: string },
): Promise<Database> {
  if (engine === 'sqlite') {
    writeFileSync(databaseFile(place.dataDir), gunzipSync(readFileSync(keptDatabase(schema))));
    return connect(place);
  }
  const db = connect(place);
  await migrateThrough(db, { engine, schema });
  return db;
}

/** Migrates a new database step by step, and adds each version's rows. */
export async function migrateThrough(
  db: Database,
  { engine, schema }: { engine: Engine; schema: string },
): Promise<void> {
  for (const step of EARLIER_SCHEMAS.filter((name) => name <= schema))
    await migrateOneStep(db, { engine, schema: step });
}

/** Migrates a database of the version before `schema`, and adds the rows of `schema`. */
async function migrateOneStep(
  db: Database,
  { engine, schema }: { engine: Engine; schema: string },
): Promise<void> {
  const { error } = await (await migratorOf(db, engine)).migrateTo(schema);
  if (error !== undefined) throw error;
  for (const statement of statementsOf(schema)) await sql.raw(statement).execute(db);
}

/**
 * On PostgreSQL, a shop of each earlier version, in databases beside that of `url`. One shop grows through all versions and
 * is copied at each, because growing each from the first one takes a minute.
 * @returns the databases' names by schema, to be copied; nobody may connect to them
 */
export async function earlierShopsBeside(url: string): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  let copied: string | undefined;
  for (const schema of EARLIER_SCHEMAS) {
    const databaseUrl = await newDatabase(url, { copied });
    const db = connect({ databaseUrl, dataDir: tmpdir() });
    await migrateOneStep(db, { engine: 'postgres', schema });
    await db.destroy();
    copied = new URL(databaseUrl).pathname.slice(1);
    names.set(schema, copied);
  }
  return names;
}

function statementsOf(schema: string): string[] {
  return readFileSync(join(ROWS, `${schema}.sql`), 'utf8')
    .split(/;\n/)
    .filter((statement) => statement.trim() !== '');
}
