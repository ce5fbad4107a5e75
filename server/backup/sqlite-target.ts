import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { connect, databaseFile } from '#server/db/connect.ts';
import { syncFolder } from '#server/images/write-file-durably.ts';
import { BackupFault } from './backup-fault.ts';
import type { RestoreTarget } from './restore-target.ts';

const SQLITE_BUSY = 5;
const STAGED = '.restaurando-';

/** @param aside the folder that the old database moves to */
export function createSqliteTarget({ dataDir, aside }: { dataDir: string; aside: string }): RestoreTarget {
  const file = databaseFile(dataDir);
  const stagedDir = join(dataDir, `${STAGED}${randomUUID()}`);
  const staged = { databaseUrl: null, dataDir: stagedDir };
  return {
    staged,
    holdsShop: async () => existsSync(file),
    async assertStopped() {
      if (existsSync(file)) assertAloneOnSqlite(file);
    },
    async stage() {
      await removeStaged(dataDir);
      await mkdir(stagedDir, { recursive: true, mode: 0o700 });
      return connect(staged);
    },
    async swapIn() {
      const hasOld = existsSync(file);
      if (hasOld) await putAside(file, aside);
      await rename(databaseFile(stagedDir), file);
      await syncFolder(dataDir);
      await rm(stagedDir, { recursive: true });
      return hasOld ? aside : null;
    },
    discard: () => rm(stagedDir, { recursive: true, force: true }),
  };
}

/**
 * Merges the write-ahead log into the database file. That works only without other connections.
 * @throws BackupFault while another process has the database open
 */
export function assertAloneOnSqlite(file: string): void {
  const database = new DatabaseSync(file, { timeout: 100 });
  try {
    database.exec('pragma locking_mode = exclusive; begin immediate; commit; pragma journal_mode = delete');
  } catch (error) {
    const isBusy = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
    // A damaged database is a reason to restore. It moves aside with its log.
    if (isBusy) throw new BackupFault('la tienda está abierta: detenla antes');
  } finally {
    database.close();
  }
}

/** The folders that killed restores left. */
export async function stagedFolders(dataDir: string): Promise<string[]> {
  if (!existsSync(dataDir)) return [];
  const names = await readdir(dataDir);
  return names.filter((name) => name.startsWith(STAGED)).map((name) => join(dataDir, name));
}

async function removeStaged(dataDir: string): Promise<void> {
  for (const folder of await stagedFolders(dataDir)) await rm(folder, { recursive: true, force: true });
}

/** Copies instead of moving, so a database exists at every moment. No old log may stay beside a new database. */
async function putAside(file: string, aside: string): Promise<void> {
  await mkdir(aside, { recursive: true, mode: 0o700 });
  const kept = join(aside, basename(file));
  await link(file, kept).catch(() => copyFile(file, kept));
  for (const ending of ['-wal', '-shm']) {
    if (existsSync(file + ending)) await rename(file + ending, kept + ending);
  }
}
