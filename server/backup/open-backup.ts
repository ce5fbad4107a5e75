import { type FileHandle, open } from 'node:fs/promises';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { countedStep, type Report, unwatched } from '#server/kernel/progress.ts';
import { BackupFault, readFaultText } from './backup-fault.ts';
import { LineDigest, sha256Of } from './digest.ts';
import {
  MANIFEST,
  MANIFEST_SUM,
  type Manifest,
  manifestSchema,
  manifestSum,
  PHOTOS,
  type PhotoEntry,
  TABLES,
  type TableEntry,
  tableFile,
} from './manifest.ts';
import { type TarEntry, tarEntries } from './tar.ts';

const CHUNK = 256 * 1024;
/** In letters. The longest rows hold a request of a megabyte. */
const MAX_LINE_LENGTH = 16 * 1024 * 1024;
/** No manifest of a million photos and no photo is larger. */
const MAX_PART_BYTES = 256 * 1024 * 1024;

/** A backup that was read through and matches its manifest. The caller closes it. */
export type OpenBackup = {
  readonly manifest: Manifest;
  /** A table's rows as `rowLines` wrote them, in batches. */
  lines(table: TableEntry): AsyncIterable<readonly string[]>;
  photo(photo: PhotoEntry): Promise<Buffer>;
  close(): Promise<void>;
};

/** @throws BackupFault when the file is no backup or is incomplete */
export async function openBackup(path: string, report: Report = unwatched): Promise<OpenBackup> {
  const file = await open(path, 'r').catch((error: unknown) => {
    throw new BackupFault(`${readFaultText(error)}: ${path}`);
  });
  try {
    if ((await file.stat()).isDirectory()) throw new BackupFault('es una carpeta');
    const backup = await readBackup(file);
    const { tables, photos } = backup.manifest;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const count = countedStep(report, 'backup-checked', rows + photos.length);
    for (const table of tables) await assertTable(backup, table, count);
    for (const photo of photos) {
      await assertPhoto(backup, photo);
      count(1);
    }
    return backup;
  } catch (error) {
    await file.close();
    // What a library says of bytes that it can't unpack tells the operator nothing.
    const reason = error instanceof BackupFault ? ` (${error.message})` : '';
    throw new BackupFault(`la copia ${path} está dañada o incompleta${reason}`);
  }
}

async function readBackup(file: FileHandle): Promise<OpenBackup> {
  const entries = new Map(
    (await tarEntries(file)).map((entry) => [`${entry.folder}/${entry.name}`, entry] as const),
  );
  const contentOf = (folder: string, name: string, maxBytes = Number.MAX_SAFE_INTEGER) => {
    const entry = entries.get(`${folder}/${name}`);
    if (entry === undefined) throw new BackupFault(`falta ${name}`);
    if (entry.bytes > maxBytes) throw new BackupFault(`${name} es demasiado grande`);
    return chunksOf(file, entry);
  };
  const manifest = await text(contentOf('', MANIFEST, MAX_PART_BYTES));
  if ((await text(contentOf('', MANIFEST_SUM, MAX_PART_BYTES))) !== manifestSum(manifest)) {
    throw new BackupFault(`${MANIFEST} cambió`);
  }
  return {
    manifest: manifestSchema.parse(JSON.parse(manifest)),
    lines: (table) => linesOf(contentOf(TABLES, tableFile(table.name))),
    photo: (photo) => buffer(contentOf(PHOTOS, photo.name, MAX_PART_BYTES)),
    close: () => file.close(),
  };
}

async function assertTable(
  backup: OpenBackup,
  table: TableEntry,
  count: (rows: number) => void,
): Promise<void> {
  const digest = new LineDigest();
  for await (const lines of backup.lines(table)) {
    digest.add(lines);
    count(lines.length);
    // A small file can unpack to any number of rows.
    if (digest.rows > table.rows) break;
  }
  const { rows, sha256 } = digest.end();
  if (rows !== table.rows || sha256 !== table.sha256) throw new BackupFault(`${table.name} cambió`);
}

async function assertPhoto(backup: OpenBackup, photo: PhotoEntry): Promise<void> {
  const bytes = await backup.photo(photo);
  if (bytes.length !== photo.bytes || sha256Of(bytes) !== photo.sha256) {
    throw new BackupFault(`${photo.name} cambió`);
  }
}

async function* chunksOf(file: FileHandle, { start, bytes }: TarEntry): AsyncGenerator<Uint8Array> {
  for (let read = 0; read < bytes; ) {
    const chunk = Buffer.alloc(Math.min(CHUNK, bytes - read));
    const { bytesRead } = await file.read(chunk, 0, chunk.length, start + read);
    if (bytesRead === 0) throw new BackupFault('termina antes de tiempo');
    read += bytesRead;
    yield chunk.subarray(0, bytesRead);
  }
}

async function* linesOf(packed: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of unpacked(packed)) {
    const [end = '', ...lines] = decoder.decode(chunk, { stream: true }).split('\n');
    rest += end;
    if (rest.length > MAX_LINE_LENGTH) throw new BackupFault('tiene una fila demasiado larga');
    const begun = lines.pop();
    if (begun === undefined) continue;
    yield [rest, ...lines];
    rest = begun;
  }
  if (rest !== '') throw new BackupFault('la última fila está cortada');
}

async function* unpacked(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  // Node's `compose` loses an error at the end, and the reader would wait for ever.
  const fed = pipeline(packed, gunzip);
  // Errors reach the reader through the stream.
  fed.catch(() => undefined);
  yield* gunzip;
}
