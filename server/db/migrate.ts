import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database, Engine } from './connect.ts';
import { initialSchema } from './migrations/0001-initial-schema.ts';
import { noticesAndReadMessages } from './migrations/0002-notices-and-read-messages.ts';
import { ordersFoundAndCounted } from './migrations/0003-orders-found-and-counted.ts';
import { keysOfAllThatIsMade } from './migrations/0004-keys-of-all-that-is-made.ts';
import { altTextsOfPhotos } from './migrations/0005-alt-texts-of-photos.ts';
import { wordsThatRowsAreFoundBy } from './migrations/0006-words-that-rows-are-found-by.ts';
import { accountsAndAuditLog } from './migrations/0007-accounts-and-audit-log.ts';
import { stateOfBackups } from './migrations/0008-state-of-backups.ts';
import { orderLinesOfTheirOwn } from './migrations/0009-order-lines-of-their-own.ts';

const MIGRATIONS = {
  '0001-initial-schema': initialSchema,
  '0002-notices-and-read-messages': noticesAndReadMessages,
  '0003-orders-found-and-counted': ordersFoundAndCounted,
  '0004-keys-of-all-that-is-made': () => keysOfAllThatIsMade,
  '0005-alt-texts-of-photos': () => altTextsOfPhotos,
  '0006-words-that-rows-are-found-by': wordsThatRowsAreFoundBy,
  '0007-accounts-and-audit-log': accountsAndAuditLog,
  '0008-state-of-backups': () => stateOfBackups,
  '0009-order-lines-of-their-own': () => orderLinesOfTheirOwn,
} satisfies Record<string, (engine: Engine) => Migration>;

/** Every migration that this program knows, in their order. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

/** The database was brought up to a schema that this version of the program does not know. */
export class NewerSchema extends Error {
  readonly migration: string;

  constructor(migration: string) {
    super(`the database has a migration that this program does not know: ${migration}`);
    this.name = 'NewerSchema';
    this.migration = migration;
  }
}

type MigrateOptions = {
  /** The last migration to apply; without it, all are. */
  readonly upTo?: string;
  /** The schema on PostgreSQL whose tables these are, where it is not the connection's usual one. */
  readonly inSchema?: string;
};

/**
 * Brings the schema up to date; does nothing when it is.
 * @throws NewerSchema, or the first migration's error; nothing half done
 */
export async function migrate(
  db: Database,
  engine: Engine,
  { upTo, inSchema }: MigrateOptions = {},
): Promise<void> {
  const migrator = migratorOf(db, engine, inSchema);
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error === undefined) return;
  throw (await newerSchema(db)) ?? error;
}

/** How far a database has come: 'new' before the first migration, 'old' when some are missing. */
export async function schemaAge(db: Database, engine: Engine): Promise<'new' | 'old' | 'current'> {
  const migrations = await migratorOf(db, engine).getMigrations();
  const applied = migrations.filter(({ executedAt }) => executedAt !== undefined).length;
  if (applied === 0) return 'new';
  return applied < migrations.length ? 'old' : 'current';
}

/** What applies the migrations, all or up to one of them. */
export function migratorOf(db: Database, engine: Engine, inSchema?: string): Migrator {
  const migrations = Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, migrationFor]) => [name, migrationFor(engine)]),
  );
  return new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    ...(inSchema === undefined ? {} : { migrationTableSchema: inSchema }),
  });
}

async function newerSchema(db: Database): Promise<NewerSchema | null> {
  // A start that fails for another reason may have got no further than this.
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`
    .execute(db)
    .catch(() => ({ rows: [] }));
  const unknown = rows.find(({ name }) => !Object.hasOwn(MIGRATIONS, name));
  return unknown === undefined ? null : new NewerSchema(unknown.name);
}
