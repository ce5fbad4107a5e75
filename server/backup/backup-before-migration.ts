import type { FastifyBaseLogger } from 'fastify';
import { ConfigurationError, type Env } from '#config/env.ts';
import { type Database, engineOf } from '#server/db/connect.ts';
import { schemaAge } from '#server/db/migrate.ts';
import { openPhotoStore } from '#server/images/open-photo-store.ts';
import { faultText } from './backup-fault.ts';
import { removeOutdated } from './run-backup.ts';
import { writeBackup } from './write-backup.ts';

/**
 * Makes a backup before a migration; a new or up-to-date database needs none.
 * @throws ConfigurationError when the backup fails: then nothing is migrated
 */
export async function backupBeforeMigration(db: Database, env: Env, log: FastifyBaseLogger): Promise<void> {
  if (!env.hasBackupBeforeMigration) return;
  if ((await schemaAge(db, engineOf(env.databaseUrl))) !== 'old') return;
  try {
    const photos = await openPhotoStore(env, log);
    const order = { place: env, photos, folder: env.backupDir, kind: 'before-migration' } as const;
    await writeBackup({ ...order, now: Date.now() });
    await removeOutdated(env.backupDir);
  } catch (error) {
    throw new ConfigurationError([
      `BACKUP_DIR: esta versión cambia la base de datos, y antes no se pudo hacer una copia de seguridad en ${env.backupDir}: ${faultText(error)}. Con BACKUP_BEFORE_MIGRATION=off se sigue sin copia.`,
    ]);
  }
}
