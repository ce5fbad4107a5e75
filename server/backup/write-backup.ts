import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { PhotoStore } from '#server/images/photo-store.ts';
import { syncFolder } from '#server/images/write-file-durably.ts';
import { APP_VERSION } from '#server/kernel/app-version.ts';
import { countedStep, type Report, unwatched } from '#server/kernel/progress.ts';
import { BackupFault } from './backup-fault.ts';
import { BACKUP_NAME, type BackupKind, backupName } from './backup-name.ts';
import { LineDigest, sha256Of } from './digest.ts';
import {
  FORMAT,
  MANIFEST,
  MANIFEST_SUM,
  type Manifest,
  manifestSum,
  PHOTOS,
  type PhotoEntry,
  TABLES,
  type TableEntry,
  tableFile,
} from './manifest.ts';
import { openBackup } from './open-backup.ts';
import { openSnapshot } from './open-snapshot.ts';
import { rowLines } from './row-lines.ts';
import { type DatabasePlace, rowsInAll, type Snapshot } from './snapshot.ts';
import { carriedTables, type TableShape } from './table-shape.ts';
import { TarWriter } from './tar.ts';

/** No backup takes this long, so an older draft belongs to a process that died; in ms. */
const STALE_AFTER_MS = 24 * 3_600_000;

export type WrittenBackup = { readonly name: string; readonly path: string; readonly bytes: number };

type BackupOrder = {
  readonly place: DatabasePlace;
  readonly photos: PhotoStore;
  readonly folder: string;
  readonly kind: BackupKind;
  /** Epoch ms. */
  readonly now: number;
  readonly report?: Report;
};

/**
 * Writes a backup and reads it back. A backup gets its name only once it is complete and on disk.
 * @throws BackupFault, or the system's error; then the draft is removed
 */
export async function writeBackup(order: BackupOrder): Promise<WrittenBackup> {
  const { folder, kind, now } = order;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeStaleDrafts(folder);
  const name = backupName(kind, now);
  const draft = join(folder, `.${name}-${randomUUID()}`);
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await writeArchive(file, order);
      await file.sync();
    } finally {
      await file.close();
    }
    await (await openBackup(draft, order.report)).close();
    const path = join(folder, name);
    const { size } = await stat(draft);
    await rename(draft, path);
    await syncFolder(folder);
    return { name, path, bytes: size };
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Photos are copied after the tables. That is safe, because photos are never changed or removed. */
async function writeArchive(file: FileHandle, order: BackupOrder): Promise<void> {
  const { place, photos, now, report = unwatched } = order;
  const tar = new TarWriter(file, now);
  const contents = await writeTables(tar, place, report);
  const names = await photos.names();
  const count = countedStep(report, 'photos-copied', names.length);
  const copied: PhotoEntry[] = [];
  for (const name of names) {
    copied.push(await writePhoto(tar, photos, name));
    count(1);
  }
  const manifest: Manifest = {
    format: FORMAT,
    program: APP_VERSION,
    ...contents,
    madeAt: new Date(now).toISOString(),
    photos: copied,
  };
  const text = JSON.stringify(manifest);
  await tar.add('', MANIFEST, Readable.from([Buffer.from(text)]));
  await tar.add('', MANIFEST_SUM, Readable.from([Buffer.from(manifestSum(text))]));
  await tar.end();
}

async function writeTables(
  tar: TarWriter,
  place: DatabasePlace,
  report: Report,
): Promise<Pick<Manifest, 'engine' | 'schema' | 'tables'>> {
  const snapshot = await openSnapshot(place);
  try {
    const { engine, schema } = snapshot;
    if (schema === null) throw new BackupFault('todavía no hay ninguna tienda de la que hacer una copia');
    const shapes = carriedTables(snapshot.tables);
    const count = countedStep(report, 'rows-copied', await rowsInAll(snapshot, shapes));
    const tables: TableEntry[] = [];
    for (const table of shapes) tables.push(await writeTable({ tar, snapshot, table, count }));
    return { engine, schema, tables };
  } finally {
    await snapshot.close();
  }
}

type TableWrite = {
  readonly tar: TarWriter;
  readonly snapshot: Snapshot;
  readonly table: TableShape;
  readonly count: (rows: number) => void;
};

async function writeTable({ tar, snapshot, table, count }: TableWrite): Promise<TableEntry> {
  const digest = new LineDigest();
  async function* text() {
    for await (const lines of rowLines(snapshot, table)) {
      digest.add(lines);
      count(lines.length);
      yield `${lines.join('\n')}\n`;
    }
  }
  await tar.add(TABLES, tableFile(table.name), Readable.from(text()).compose(createGzip()));
  return { name: table.name, columns: [...table.columns], ...digest.end() };
}

async function writePhoto(tar: TarWriter, photos: PhotoStore, name: string): Promise<PhotoEntry> {
  const bytes = await photos.read(name);
  if (bytes === null) throw new BackupFault(`falta la foto ${name}`);
  await tar.add(PHOTOS, name, Readable.from([bytes]));
  return { name, bytes: bytes.length, sha256: sha256Of(bytes) };
}

async function removeStaleDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const ofBackup = name.startsWith('.') && BACKUP_NAME.test(name.slice(1, -37));
    if (!ofBackup) continue;
    const found = await stat(join(folder, name)).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > STALE_AFTER_MS)
      await rm(join(folder, name), { force: true });
  }
}
