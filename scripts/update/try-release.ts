import { chownSync } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Env } from '#config/env.ts';
import { formatMegabytes, formatWholeNumber } from '#domain/text/format.ts';
import { openSnapshot } from '#server/backup/open-snapshot.ts';
import { withSearchPath } from '#server/backup/postgres-target.ts';
import type { DatabasePlace } from '#server/backup/snapshot.ts';
import { connect, type Database } from '#server/db/connect.ts';
import { diskSpaceOf } from '#server/kernel/disk-space.ts';
import { CommandFault } from '../report-fault.ts';
import { nodeOf, ownEnv, ownerOf, runIn } from './run-in.ts';
import { serveOnCopy } from './serve-on-copy.ts';

/** The rows of a shop that no start changes. */
const COUNTED = ['products', 'orders', 'order_lines', 'quotes', 'customers', 'contact_messages', 'accounts'];

/** Hidden, so that nobody takes it for a backup. */
const FOLDER = '.actualizacion';
const SCHEMA = 'probando_la_version_nueva';

/** Stays free for the shop meanwhile. */
const SPARE_BYTES = 500_000_000;

const NO_WAY_BACK =
  'con los datos que deja la nueva no se podría volver a la de ahora (con --one-way se sigue igual): esta';

type Trial = {
  readonly env: Env;
  readonly backup: string;
  readonly next: string;
  readonly former: string | null;
};

/**
 * Restores a backup beside the shop, with the new version's own command, and starts the new version on it; then the present
 * one, where it is given, because after a way back it would have to work on the same data. Nothing of it stays.
 * @returns what was found there, in Spanish
 */
export async function tryRelease({ env, backup, next, former }: Trial): Promise<string> {
  const folder = join(env.backupDir, FOLDER);
  const owner = ownerOf(env.backupDir);
  await assertRoom(env.backupDir, backup);
  await removeTrial(env);
  const copy = await makePlace(env, folder);
  try {
    if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
    const quiet = quietEnv(copy);
    const restore = { folder: next, command: nodeOf(next), args: ['scripts/restore.ts', backup] };
    await runIn({ ...restore, env: quiet, owner });
    await silence(copy);
    const before = await counts(copy);
    await serveOnCopy({ folder: next, env: quiet, owner }).catch(blaming('la versión nueva'));
    await assertSame(before, await counts(copy));
    if (former !== null) {
      await serveOnCopy({ folder: former, env: quiet, owner }).catch(blaming(NO_WAY_BACK));
      await assertSame(before, await counts(copy));
    }
    return `${formatWholeNumber(before.products ?? 0)} productos y ${formatWholeNumber(before.orders ?? 0)} pedidos, los mismos que antes`;
  } finally {
    await removeTrial(env);
  }
}

/** What a trial leaves if it is killed. */
export async function removeTrial(env: Env): Promise<void> {
  await rm(join(env.backupDir, FOLDER), { recursive: true, force: true });
  await inSchemaOf(env, (db) => sql`drop schema if exists ${sql.ref(SCHEMA)} cascade`.execute(db));
}

async function makePlace(env: Env, dataDir: string): Promise<DatabasePlace> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if (env.databaseUrl === null) return { databaseUrl: null, dataDir };
  await inSchemaOf(env, (db) => sql`create schema ${sql.ref(SCHEMA)}`.execute(db));
  return { databaseUrl: withSearchPath(env.databaseUrl, SCHEMA), dataDir };
}

async function inSchemaOf(env: Env, work: (db: Database) => Promise<unknown>): Promise<void> {
  if (env.databaseUrl !== null) await onConnection(env, work);
}

async function onConnection(place: DatabasePlace, work: (db: Database) => Promise<unknown>): Promise<void> {
  const db = connect(place, { patienceMs: null });
  await work(db).finally(() => db.destroy());
}

/** A copy of the shop that tells nobody anything: no mail, push, backup, bucket or payment. */
function quietEnv({ databaseUrl, dataDir }: DatabasePlace): NodeJS.ProcessEnv {
  return {
    ...ownEnv(),
    ...{ HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
    ...{ BACKUPS: 'off', BACKUP_DIR: join(dataDir, 'backups'), BACKUP_BEFORE_MIGRATION: 'off' },
    ...{ BACKUP_S3_URL: '', BACKUP_KEY: '', BACKUP_KEY_FILE: '', S3_URL: '', SMTP_URL: '', NOTIFY_EMAIL: '' },
    ...{ KEEP_ALIVE_URL: '', SECRETS_KEY: '', MERCADOPAGO_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'error' },
    DRAIN_SECONDS: '0',
  };
}

async function silence(copy: DatabasePlace): Promise<void> {
  await onConnection(copy, (db) => db.deleteFrom('push_subscriptions').execute());
}

async function counts(place: DatabasePlace): Promise<Readonly<Record<string, number>>> {
  const snapshot = await openSnapshot(place);
  try {
    const tables = snapshot.tables.filter(({ name }) => COUNTED.includes(name));
    const counted: Record<string, number> = {};
    for (const table of tables) counted[table.name] = await snapshot.rowsIn(table);
    return counted;
  } finally {
    await snapshot.close();
  }
}

async function assertSame(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): Promise<void> {
  const differing = COUNTED.filter((name) => before[name] !== after[name]);
  if (differing.length === 0) return;
  const told = differing.map((name) => `${name}: ${before[name] ?? 0} filas, y después ${after[name] ?? 0}`);
  throw new CommandFault(`los datos no quedaron como estaban (${told.join('; ')})`);
}

async function assertRoom(backupDir: string, backup: string): Promise<void> {
  const disk = await diskSpaceOf(backupDir);
  const needed = 3 * (await stat(backup)).size + SPARE_BYTES;
  if (disk === null || disk.freeBytes >= needed) return;
  throw new CommandFault(
    `para probarla hacen falta ${formatMegabytes(needed)} libres en el disco de ${backupDir}`,
  );
}

function blaming(who: string) {
  return (error: unknown): never => {
    throw new CommandFault(`${who} ${error instanceof Error ? error.message : String(error)}`);
  };
}
