import { join } from 'node:path';
import { pino } from 'pino';
import { eraseAgain } from '#server/customers/erase-again.ts';
import { engineOf } from '#server/db/connect.ts';
import { MIGRATION_NAMES, migrate } from '#server/db/migrate.ts';
import type { PhotoStore } from '#server/images/photo-store.ts';
import { countedStep, type Report, unwatched } from '#server/kernel/progress.ts';
import { BackupFault } from './backup-fault.ts';
import { LineDigest } from './digest.ts';
import { erasedOrders } from './erased-orders.ts';
import { fillTables } from './fill-tables.ts';
import { keepPhoto } from './keep-photo.ts';
import type { Manifest } from './manifest.ts';
import { type OpenBackup, openBackup } from './open-backup.ts';
import { openSnapshot } from './open-snapshot.ts';
import { createPostgresTarget } from './postgres-target.ts';
import type { RestoreTarget } from './restore-target.ts';
import { rowLines } from './row-lines.ts';
import { type DatabasePlace, rowsInAll } from './snapshot.ts';
import { createSqliteTarget } from './sqlite-target.ts';
import { carriedTables } from './table-shape.ts';

export type Restored = {
  readonly manifest: Manifest;
  /** Where the old shop is kept, in Spanish; `null` when there was none. */
  readonly keptAside: string | null;
  /** The people who were erased from the old shop since the backup, and are erased again; `null` if it can't be read. */
  readonly erasedAgain: number | null;
};

type RestoreOrder = {
  readonly path: string;
  readonly place: DatabasePlace;
  readonly photos: PhotoStore;
  /** Whether an existing shop may be moved aside. */
  readonly isForced: boolean;
  /** Epoch ms; part of the old shop's new name. */
  readonly now: number;
  readonly report?: Report;
};

/**
 * Replaces the shop with a backup. Photos are added first; then the database is swapped, all or nothing. A backup of an
 * older schema is restored with that schema and then migrated. Who was erased since the backup is erased again.
 * @throws BackupFault before any change: a damaged file, a newer schema, an existing or running shop
 */
export async function restoreBackup(order: RestoreOrder): Promise<Restored> {
  const { path, place, isForced, now, report = unwatched } = order;
  const backup = await openBackup(path, report);
  try {
    const { manifest } = backup;
    assertKnownSchema(manifest);
    const stamp = new Date(now).toISOString().replace(/\D/g, '').slice(0, 14);
    const aside = join(place.dataDir, `antes-de-restaurar-${stamp}`);
    const target =
      place.databaseUrl === null
        ? createSqliteTarget({ dataDir: place.dataDir, aside })
        : createPostgresTarget({ databaseUrl: place.databaseUrl, aside: `antes_de_restaurar_${stamp}` });
    await assertFree(target, isForced);
    const erased = (await target.holdsShop()) ? await erasedOrders(place) : [];
    const restored = await replace(target, backup, { ...order, report, aside, erased: erased ?? [] });
    return { manifest, ...restored, erasedAgain: erased === null ? null : restored.erasedAgain };
  } finally {
    await backup.close();
  }
}

/**
 * Restores an opened backup into a database beside the shop's, compares each table with its checksum, and removes it again.
 * @param dataDir an empty folder, for a shop on SQLite
 * @throws BackupFault when a table is not as in the backup
 */
export async function restoreBeside(
  backup: OpenBackup,
  { now, ...place }: DatabasePlace & { readonly now: number },
): Promise<void> {
  assertKnownSchema(backup.manifest);
  const target =
    place.databaseUrl === null
      ? createSqliteTarget({ dataDir: place.dataDir, aside: '' })
      : createPostgresTarget({ databaseUrl: place.databaseUrl, aside: '' });
  try {
    await stageShop(target, backup, { place, erased: [], now, report: unwatched });
  } finally {
    await target.discard();
  }
}

function assertKnownSchema({ schema, program }: Manifest): void {
  if (MIGRATION_NAMES.includes(schema)) return;
  throw new BackupFault(
    `la copia es de una versión más nueva del programa (${program}, ${schema}): actualízalo antes`,
  );
}

async function assertFree(target: RestoreTarget, isForced: boolean): Promise<void> {
  if (!(await target.holdsShop())) return;
  if (!isForced) {
    throw new BackupFault('ahí ya hay una tienda. Con --force se la deja a un lado y se restaura la copia');
  }
  await target.assertStopped();
}

async function replace(
  target: RestoreTarget,
  backup: OpenBackup,
  { place, photos, aside, erased, now, report }: Required<RestoreOrder> & { aside: string; erased: string[] },
): Promise<{ keptAside: string | null; erasedAgain: number }> {
  try {
    const erasedAgain = await stageShop(target, backup, { place, erased, now, report });
    const count = countedStep(report, 'photos-restored', backup.manifest.photos.length);
    for (const photo of backup.manifest.photos) {
      await keepPhoto(photos, { name: photo.name, bytes: await backup.photo(photo), aside });
      count(1);
    }
    return { keptAside: await target.swapIn(), erasedAgain };
  } catch (error) {
    await target.discard();
    throw error;
  }
}

async function stageShop(
  target: RestoreTarget,
  backup: OpenBackup,
  {
    place,
    erased,
    now,
    report,
  }: Required<Pick<RestoreOrder, 'place' | 'now' | 'report'>> & {
    erased: string[];
  },
): Promise<number> {
  const engine = engineOf(place.databaseUrl);
  const db = await target.stage();
  try {
    await migrate(db, engine, { upTo: backup.manifest.schema });
    await fillTables(db, backup, await stagedTables(target), report);
    await assertSame(target, backup.manifest, report);
    await migrate(db, engine);
    return await eraseAgain({ db, log: pino({ level: 'silent' }), now: () => now }, erased);
  } finally {
    await db.destroy();
  }
}

async function stagedTables(target: RestoreTarget) {
  const snapshot = await openSnapshot(target.staged);
  try {
    return carriedTables(snapshot.tables);
  } finally {
    await snapshot.close();
  }
}

/** Reads every row back and compares its checksum. */
async function assertSame(target: RestoreTarget, { tables }: Manifest, report: Report): Promise<void> {
  const snapshot = await openSnapshot(target.staged);
  try {
    const shapes = carriedTables(snapshot.tables);
    const count = countedStep(report, 'rows-compared', await rowsInAll(snapshot, shapes));
    for (const table of shapes) {
      const digest = new LineDigest();
      for await (const lines of rowLines(snapshot, table)) {
        digest.add(lines);
        count(lines.length);
      }
      const expected = tables.find(({ name }) => name === table.name);
      if (digest.end().sha256 !== expected?.sha256)
        throw new BackupFault(`${table.name} no quedó como en la copia`);
    }
  } finally {
    await snapshot.close();
  }
}
