import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ConfigurationError, type Env } from '#config/env.ts';
import { type Database, databaseFile, engineOf } from '#server/db/connect.ts';
import { schemaAge } from '#server/db/migrate.ts';
import { IMAGE_NAME, imageFolder } from '#server/images/image-store.ts';
import { backupsIn } from './backup-name.ts';
import { stagedSchemas } from './postgres-target.ts';
import { stagedFolders } from './sqlite-target.ts';

/**
 * Refuses to begin a new shop where an earlier one left backups, photos or a database: its own database is missing then,
 * and a new one would count orders from 1 again.
 * @param elsewhere what an earlier shop left off this machine, in Spanish; `null` for nothing
 * @throws ConfigurationError, which says what is there and what brings the earlier shop back
 */
export async function assertNoLostShop(
  db: Database,
  env: Env,
  elsewhere: () => Promise<string | null>,
): Promise<void> {
  if (!(await isNew(db, env))) return;
  const left = (await leftBehind(db, env)) ?? (await elsewhere());
  if (left === null) return;
  throw new ConfigurationError([
    `${missing(env)}, pero ${left}. Para empezar una tienda nueva usa un lugar vacío (DATABASE_URL, DATA_DIR y BACKUP_DIR)`,
  ]);
}

/** Connecting to a missing embedded database would make it, so its file is looked for first. */
async function isNew(db: Database, { databaseUrl, dataDir }: Env): Promise<boolean> {
  if (databaseUrl === null && !existsSync(databaseFile(dataDir))) return true;
  return (await schemaAge(db, engineOf(databaseUrl))) === 'new';
}

function missing({ databaseUrl, dataDir }: Env): string {
  return databaseUrl === null
    ? `DATA_DIR: falta la base de datos ${databaseFile(dataDir)}`
    : 'DATABASE_URL: la base de datos está vacía';
}

/** What an earlier shop left and what to do with it, in Spanish; `null` if there is nothing. */
async function leftBehind(db: Database, { databaseUrl, dataDir, backupDir }: Env): Promise<string | null> {
  const [staged] = databaseUrl === null ? await stagedFolders(dataDir) : await stagedSchemas(db);
  if (staged !== undefined)
    return `quedó a medias una restauración o una mudanza (${basename(staged)}): vuelve a hacerla con npm run restore o npm run migrate-to-postgres`;
  if (databaseUrl !== null && existsSync(databaseFile(dataDir)))
    return `en ${dataDir} hay una tienda: pásala con npm run migrate-to-postgres, o quita DATABASE_URL`;
  const [newest] = await backupsIn(backupDir);
  if (newest !== undefined)
    return `hay copias de seguridad: restaura la última con npm run restore -- ${join(backupDir, newest.name)}`;
  return (await hasPhotos(dataDir))
    ? `en ${imageFolder(dataDir)} hay fotos de una tienda: restaura su copia de seguridad`
    : null;
}

async function hasPhotos(dataDir: string): Promise<boolean> {
  const folder = imageFolder(dataDir);
  return existsSync(folder) && (await readdir(folder)).some((name) => IMAGE_NAME.test(name));
}
