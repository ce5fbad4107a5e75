import { ConfigurationError, type Env } from '#config/env.ts';
import { type Database, engineOf } from '#server/db/connect.ts';
import { schemaAge } from '#server/db/migrate.ts';
import { faultText } from './backup-fault.ts';
import { removeOutdated } from './run-backup.ts';
import { writeBackup } from './write-backup.ts';

/**
 * Keeps what a migration is about to change; a database that is new or up to date needs nothing.
 * @throws ConfigurationError when it can't: then nothing is migrated either
 */
export async function backupBeforeMigration(db: Database, env: Env): Promise<void> {
  if (!env.hasBackupBeforeMigration) return;
  if ((await schemaAge(db, engineOf(env.databaseUrl))) !== 'old') return;
  try {
    await writeBackup({ place: env, folder: env.backupDir, kind: 'before-migration', now: Date.now() });
    await removeOutdated(env.backupDir);
  } catch (error) {
    throw new ConfigurationError([
      `BACKUP_DIR: esta versión cambia la base de datos, y antes no se pudo hacer una copia de seguridad en ${env.backupDir}: ${faultText(error)}. Con BACKUP_BEFORE_MIGRATION=off se sigue sin copia.`,
    ]);
  }
}
