import { pino } from 'pino';
import { type Env, readEnv } from '#config/env.ts';
import { formatMegabytes } from '#domain/text/format.ts';
import { BackupFault } from '#server/backup/backup-fault.ts';
import { runBackup } from '#server/backup/run-backup.ts';
import { type WrittenBackup, writeBackup } from '#server/backup/write-backup.ts';
import { connect, engineOf } from '#server/db/connect.ts';
import { schemaAge } from '#server/db/migrate.ts';
import { openPhotoStore } from '#server/images/open-photo-store.ts';
import { assertShop } from './assert-shop.ts';
import { commandLine } from './command-line.ts';
import { reportFault } from './report-fault.ts';
import { showProgress } from './show-progress.ts';

/** `npm run backup`: makes a backup beside the running shop and prints its path. */
commandLine('Uso: npm run backup', {});
const progress = showProgress();

try {
  const { path, bytes } = await made(readEnv(process.env));
  progress.end();
  console.log(`Copia hecha y revisada: ${path} (${formatMegabytes(bytes)})`);
} catch (error) {
  progress.end();
  reportFault('No se hizo la copia', error);
}

async function made(env: Env): Promise<WrittenBackup> {
  await assertShop(env);
  const db = connect(env);
  try {
    const photos = await openPhotoStore(env, pino({ level: 'silent' }));
    const order = {
      place: env,
      photos,
      folder: env.backupDir,
      kind: 'requested',
      report: progress.report,
    } as const;
    // An older schema has no table to record the backup.
    if ((await schemaAge(db, engineOf(env.databaseUrl))) !== 'current') {
      return await writeBackup({ ...order, now: Date.now() });
    }
    const written = await runBackup({ db, ...order });
    if (written === null) throw new BackupFault('ya se está haciendo otra');
    return written;
  } finally {
    await db.destroy();
  }
}
