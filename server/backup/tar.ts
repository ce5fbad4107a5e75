import type { FileHandle } from 'node:fs/promises';
import { BackupFault } from './backup-fault.ts';

/** Everything in a tar stands in blocks of this many bytes: a header, then the content, filled up with zeros. */
const BLOCK = 512;
/** Eleven octal digits. */
const MAX_BYTES = 8 ** 11 - 1;

/** Where each field of a header stands: its offset and its length. */
const FIELD = {
  name: [0, 100],
  mode: [100, 8],
  owner: [108, 8],
  group: [116, 8],
  size: [124, 12],
  modifiedAt: [136, 12],
  checksum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
  prefix: [345, 155],
} as const;

export type TarEntry = {
  readonly folder: string;
  readonly name: string;
  readonly bytes: number;
  /** Where its content begins in the file. */
  readonly start: number;
};

/** Writes a tar (POSIX ustar, which every tool reads) from an empty file's beginning to its end. */
export class TarWriter {
  readonly #file: FileHandle;
  /** Epoch ms, for every entry. */
  readonly #modifiedAt: number;
  #position = 0;

  constructor(file: FileHandle, modifiedAt: number) {
    this.#file = file;
    this.#modifiedAt = modifiedAt;
  }

  /** @param name at most 100 bytes. Its size is known when all has been written, so the header comes after it. */
  async add(folder: string, name: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
    const header = this.#position;
    this.#position += BLOCK;
    for await (const chunk of chunks) await this.#append(chunk);
    const bytes = this.#position - header - BLOCK;
    await this.#append(Buffer.alloc(paddingOf(bytes)));
    await writeWhole(this.#file, headerOf({ folder, name, bytes }, this.#modifiedAt), header);
  }

  /** Ends the archive; without its end it is no whole one. */
  async end(): Promise<void> {
    await this.#append(Buffer.alloc(2 * BLOCK));
  }

  async #append(bytes: Uint8Array): Promise<void> {
    await writeWhole(this.#file, bytes, this.#position);
    this.#position += bytes.length;
  }
}

/** The entries of a tar in their order; their contents are skipped. @throws BackupFault for a file that is no whole tar */
export async function tarEntries(file: FileHandle): Promise<TarEntry[]> {
  const { size } = await file.stat();
  const entries: TarEntry[] = [];
  let position = 0;
  for (;;) {
    const header = Buffer.alloc(BLOCK);
    const { bytesRead } = await file.read(header, 0, BLOCK, position);
    if (bytesRead < BLOCK) throw new BackupFault('termina antes de tiempo');
    if (header.every((byte) => byte === 0)) return entries;
    const entry = entryOf(header, position + BLOCK);
    position = entry.start + entry.bytes + paddingOf(entry.bytes);
    if (position > size) throw new BackupFault('termina antes de tiempo');
    entries.push(entry);
  }
}

function entryOf(header: Buffer, start: number): TarEntry {
  const bytes = Number.parseInt(textIn(header, 'size'), 8);
  // A negative size would lead back to this header for ever.
  if (!holdsChecksum(header) || !Number.isSafeInteger(bytes) || bytes < 0) {
    throw new BackupFault('un encabezado está dañado');
  }
  return { folder: textIn(header, 'prefix'), name: textIn(header, 'name'), bytes, start };
}

function headerOf(
  { folder, name, bytes }: Pick<TarEntry, 'folder' | 'name' | 'bytes'>,
  modifiedAt: number,
): Buffer {
  if (bytes > MAX_BYTES) throw new RangeError(`${name} is too large for a tar`);
  const header = Buffer.alloc(BLOCK);
  put(header, 'name', name);
  put(header, 'mode', octal(0o600, 7));
  put(header, 'owner', octal(0, 7));
  put(header, 'group', octal(0, 7));
  put(header, 'size', octal(bytes, 11));
  put(header, 'modifiedAt', octal(Math.floor(modifiedAt / 1000), 11));
  put(header, 'type', '0');
  put(header, 'magic', 'ustar\0' + '00');
  put(header, 'prefix', folder);
  put(header, 'checksum', checksumOf(header));
  return header;
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0');
}

function put(header: Buffer, field: keyof typeof FIELD, text: string): void {
  const [offset, length] = FIELD[field];
  const bytes = Buffer.from(text);
  if (bytes.length > length) throw new RangeError(`too long for a tar: ${text}`);
  bytes.copy(header, offset);
}

function textIn(header: Buffer, field: keyof typeof FIELD): string {
  const [offset, length] = FIELD[field];
  return header.toString('utf8', offset, offset + length).replace(/\0[\s\S]*$/, '');
}

/** The sum of a header's bytes, with spaces where the sum itself stands, as that field says it. */
function checksumOf(header: Buffer): string {
  const [offset, length] = FIELD.checksum;
  const own = header.subarray(offset, offset + length);
  return `${octal(sumOf(header) - sumOf(own) + length * 0x20, 6)}\0 `;
}

/** Every byte of the field counts: the sum leaves out its own. */
function holdsChecksum(header: Buffer): boolean {
  const [offset, length] = FIELD.checksum;
  return header.toString('latin1', offset, offset + length) === checksumOf(header);
}

function sumOf(bytes: Buffer): number {
  return bytes.reduce((sum, byte) => sum + byte, 0);
}

function paddingOf(bytes: number): number {
  return (BLOCK - (bytes % BLOCK)) % BLOCK;
}

/** One call may write less than it was given, as on a disk that is about to be full. */
async function writeWhole(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  let written = 0;
  while (written < bytes.length) {
    const { bytesWritten } = await file.write(bytes, written, bytes.length - written, position + written);
    written += bytesWritten;
  }
}
