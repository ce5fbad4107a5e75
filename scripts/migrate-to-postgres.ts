import { pino } from 'pino';
import { type Env, readEnv } from '#config/env.ts';
import { BackupFault } from '#server/backup/backup-fault.ts';
import { compareTables, differingPhotos } from '#server/backup/compare-shops.ts';
import { openSnapshot } from '#server/backup/open-snapshot.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import type { DatabasePlace } from '#server/backup/snapshot.ts';
import { assertAloneOnSqlite } from '#server/backup/sqlite-target.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { databaseFile } from '#server/db/connect.ts';
import { MIGRATION_NAMES } from '#server/db/migrate.ts';
import { createDiskPhotoStore } from '#server/images/disk-photo-store.ts';
import { openPhotoStore } from '#server/images/open-photo-store.ts';
import { assertShop } from './assert-shop.ts';
import { commandLine } from './command-line.ts';
import { reportFault } from './report-fault.ts';
import { showProgress } from './show-progress.ts';

/**
 * `npm run migrate-to-postgres [-- --from <DATA_DIR of the SQLite shop>]`: copies that shop into `DATABASE_URL` and
 * compares both row by row. The SQLite shop stays unchanged.
 */
const { values } = commandLine('Uso: npm run migrate-to-postgres [-- --from <carpeta de la tienda>]', {
  options: { from: { type: 'string' } },
});
const { report, end } = showProgress();

try {
  const env = readEnv(process.env);
  await carryOver({ databaseUrl: null, dataDir: values.from ?? env.dataDir }, env);
} catch (error) {
  end();
  reportFault('La mudanza no se hizo', error);
}

async function carryOver(from: DatabasePlace, env: Env): Promise<void> {
  if (env.databaseUrl === null)
    throw new BackupFault('falta DATABASE_URL, la base de datos a la que va la tienda');
  await assertReady(from);
  const now = Date.now();
  const photos = await openPhotoStore(env, pino({ level: 'silent' }));
  const backup = await writeBackup({
    place: from,
    photos: createDiskPhotoStore(from.dataDir),
    folder: env.backupDir,
    kind: 'move',
    now,
    report,
  });
  const { manifest } = await restoreBackup({
    path: backup.path,
    place: env,
    photos,
    isForced: false,
    now,
    report,
  });
  const tables = await compareTables(from, env, report);
  const differing = await differingPhotos(photos, manifest.photos);
  end();
  for (const { name, rows, difference } of tables) {
    console.log(
      difference === null ? `  ${name}: ${rows} filas iguales` : `  ${name}: distinta en ${difference}`,
    );
  }
  console.log(`  fotos: ${manifest.photos.length - differing.length} iguales`);
  if (differing.length > 0 || tables.some(({ difference }) => difference !== null)) {
    throw new BackupFault('las dos tiendas no son iguales: no abras la nueva');
  }
  console.log(
    `La tienda está en PostgreSQL. La de antes sigue en ${from.dataDir}, y una copia en ${backup.path}.`,
  );
}

/** Refuses while the shop runs: orders placed after the copy would be lost. */
async function assertReady(from: DatabasePlace): Promise<void> {
  await assertShop(from);
  const { schema, close } = await openSnapshot(from);
  await close();
  if (schema !== MIGRATION_NAMES.at(-1)) {
    throw new BackupFault('abre la tienda una vez con esta versión del programa, y ciérrala');
  }
  assertAloneOnSqlite(databaseFile(from.dataDir));
}
