import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database, Engine } from './connect.ts';
import { currentSchema } from './current-schema.ts';
import { initialSchema } from './migrations/0001-initial-schema.ts';
import { noticesAndReadMessages } from './migrations/0002-notices-and-read-messages.ts';
import { ordersFoundAndCounted } from './migrations/0003-orders-found-and-counted.ts';
import { keysOfAllThatIsMade } from './migrations/0004-keys-of-all-that-is-made.ts';
import { altTextsOfPhotos } from './migrations/0005-alt-texts-of-photos.ts';
import { wordsThatRowsAreFoundBy } from './migrations/0006-words-that-rows-are-found-by.ts';
import { accountsAndAuditLog } from './migrations/0007-accounts-and-audit-log.ts';
import { stateOfBackups } from './migrations/0008-state-of-backups.ts';
import { orderLinesOfTheirOwn } from './migrations/0009-order-lines-of-their-own.ts';
import { soldOutProducts } from './migrations/0010-sold-out-products.ts';
import { priceBatches } from './migrations/0011-price-batches.ts';
import { imports } from './migrations/0012-imports.ts';
import { quotes } from './migrations/0013-quotes.ts';
import { ordersAtTheDesk } from './migrations/0014-orders-at-the-desk.ts';
import { customers } from './migrations/0015-customers.ts';
import { photosOfImports } from './migrations/0016-photos-of-imports.ts';
import { settingsOfTheShop } from './migrations/0017-settings-of-the-shop.ts';
import { categoriesThatMove } from './migrations/0018-categories-that-move.ts';
import { taxesAndContentsOfProducts } from './migrations/0019-taxes-and-contents-of-products.ts';
import { roles } from './migrations/0020-roles.ts';
import { withdrawals } from './migrations/0021-withdrawals.ts';
import { dailySums } from './migrations/0022-daily-sums.ts';
import { acceptedAndExpiredQuotes } from './migrations/0023-accepted-and-expired-quotes.ts';
import { marksAndPhotosOfColours } from './migrations/0024-marks-and-photos-of-colours.ts';
import { commentsOfOrders } from './migrations/0025-comments-of-orders.ts';
import { pushSubscriptions } from './migrations/0026-push-subscriptions.ts';
import { codesAndColoursOfFiles } from './migrations/0027-codes-and-colours-of-files.ts';
import { sharedProductCopies } from './migrations/0028-shared-product-copies.ts';
import { editedProducts } from './migrations/0030-edited-products.ts';
import { startOfTheShop } from './migrations/0031-start-of-the-shop.ts';
import { unitsOfSale } from './migrations/0032-units-of-sale.ts';
import { stock } from './migrations/0033-stock.ts';
import { seenStock } from './migrations/0034-seen-stock.ts';
import { barCodes } from './migrations/0036-bar-codes.ts';
import { copiesElsewhere } from './migrations/0037-copies-elsewhere.ts';
import { rolls } from './migrations/0038-rolls.ts';
import { payments } from './migrations/0039-payments.ts';
import { mercadoPago } from './migrations/0040-mercado-pago.ts';
import { priceLists } from './migrations/0041-price-lists.ts';
import { owedAndGivenBack } from './migrations/0043-owed-and-given-back.ts';
import { listsOfCustomers } from './migrations/0044-lists-of-customers.ts';

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
  '0010-sold-out-products': () => soldOutProducts,
  '0011-price-batches': priceBatches,
  '0012-imports': () => imports,
  '0013-quotes': quotes,
  '0014-orders-at-the-desk': ordersAtTheDesk,
  '0015-customers': customers,
  '0016-photos-of-imports': () => photosOfImports,
  '0017-settings-of-the-shop': () => settingsOfTheShop,
  '0018-categories-that-move': () => categoriesThatMove,
  '0019-taxes-and-contents-of-products': () => taxesAndContentsOfProducts,
  '0020-roles': () => roles,
  '0021-withdrawals': () => withdrawals,
  '0022-daily-sums': () => dailySums,
  '0023-accepted-and-expired-quotes': acceptedAndExpiredQuotes,
  '0024-marks-and-photos-of-colours': () => marksAndPhotosOfColours,
  '0025-comments-of-orders': () => commentsOfOrders,
  '0026-push-subscriptions': pushSubscriptions,
  '0027-codes-and-colours-of-files': () => codesAndColoursOfFiles,
  '0028-shared-product-copies': sharedProductCopies,
  '0030-edited-products': () => editedProducts,
  '0031-start-of-the-shop': () => startOfTheShop,
  '0032-units-of-sale': () => unitsOfSale,
  '0033-stock': stock,
  '0034-seen-stock': () => seenStock,
  '0036-bar-codes': () => barCodes,
  '0037-copies-elsewhere': () => copiesElsewhere,
  '0038-rolls': () => rolls,
  '0039-payments': () => payments,
  '0040-mercado-pago': () => mercadoPago,
  '0041-price-lists': () => priceLists,
  '0043-owed-and-given-back': () => owedAndGivenBack,
  '0044-lists-of-customers': () => listsOfCustomers,
} satisfies Record<string, (engine: Engine) => Migration>;

/** All migrations, in order. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

/**
 * Ends the name of a migration that takes away what nothing uses since that one: a program that does not know that one yet
 * can't work beside it (docs/adr/0047).
 */
const UNUSED_SINCE = /-unused-since-(\d{4})$/;

/** The database has a newer schema than this version of the program can work with. */
export class NewerSchema extends Error {
  readonly migration: string;

  constructor(migration: string) {
    super(`the database has a migration that this program does not know: ${migration}`);
    this.name = 'NewerSchema';
    this.migration = migration;
  }
}

/** The migrations in the database are another program's. */
export class OtherProgramsSchema extends Error {
  constructor(migration: string) {
    super(`another program migrated this database: ${migration}`);
    this.name = 'OtherProgramsSchema';
  }
}

type MigrateOptions = {
  /** The last migration to apply; all by default. */
  readonly upTo?: string;
};

/**
 * Migrates the schema to the newest version, if it is older. What later versions have added to it stays.
 * @throws NewerSchema, OtherProgramsSchema, or a migration's error; then nothing was changed
 */
export async function migrate(db: Database, engine: Engine, { upTo }: MigrateOptions = {}): Promise<void> {
  if (upTo === undefined && (await isFit(db))) return;
  const migrator = await migratorOf(db, engine);
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error === undefined) return;
  throw (await unknownSchema(db)) ?? error;
}

/** 'new' before the first migration, 'old' when some migrations are missing. */
export async function schemaAge(db: Database, engine: Engine): Promise<'new' | 'old' | 'current'> {
  const migrator = await migratorOf(db, engine);
  const migrations = await migrator.getMigrations();
  const applied = migrations.filter(({ executedAt }) => executedAt !== undefined).length;
  if (applied === 0) return 'new';
  return applied < migrations.length ? 'old' : 'current';
}

/** The migrator of a database. */
export async function migratorOf(db: Database, engine: Engine): Promise<Migrator> {
  const migrations = Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, migrationFor]) => [name, migrationFor(engine)]),
  );
  return new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Without it the tables of any other schema count, such as those of an interrupted restore.
    ...(engine === 'postgres' ? { migrationTableSchema: await currentSchema(db) } : {}),
  });
}

/** Whether nothing is missing, and later versions have only added to it. A standby, which can't be migrated, is mostly so. */
async function isFit(db: Database): Promise<boolean> {
  const applied = await appliedNames(db);
  if (!MIGRATION_NAMES.every((name) => applied.includes(name))) return false;
  return applied
    .filter((name) => !isKnown(name))
    .every((name) => {
      const [, since] = UNUSED_SINCE.exec(name) ?? [];
      return since === undefined || MIGRATION_NAMES.some((known) => known.startsWith(`${since}-`));
    });
}

async function unknownSchema(db: Database): Promise<NewerSchema | OtherProgramsSchema | null> {
  const applied = await appliedNames(db);
  const unknown = applied.find((name) => !isKnown(name));
  if (unknown === undefined) return null;
  return applied.some(isKnown) ? new NewerSchema(unknown) : new OtherProgramsSchema(unknown);
}

/** Before the first migration the table doesn't exist, which counts as no migrations. */
async function appliedNames(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`
    .execute(db)
    .catch(() => ({ rows: [] }));
  return rows.map(({ name }) => name);
}

function isKnown(name: string): boolean {
  return Object.hasOwn(MIGRATIONS, name);
}
