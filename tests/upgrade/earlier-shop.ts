import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { connect, type Database, databaseFile, type Engine } from '#server/db/connect.ts';
import { migratorOf } from '#server/db/migrate.ts';

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
  for (const step of EARLIER_SCHEMAS.filter((name) => name <= schema)) {
    const { error } = await migratorOf(db, engine).migrateTo(step);
    if (error !== undefined) throw error;
    for (const statement of statementsOf(step)) await sql.raw(statement).execute(db);
  }
}

function statementsOf(schema: string): string[] {
  return readFileSync(join(ROWS, `${schema}.sql`), 'utf8')
    .split(/;\n/)
    .filter((statement) => statement.trim() !== '');
}
