import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export type ZipEntry = {
  /** Path inside the archive. */
  readonly name: string;
  readonly chunks: Iterable<string> | AsyncIterable<string>;
};

const VERSION_NEEDED = 20;
/** Sizes follow the content (bit 3), names are UTF-8 (bit 11). */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1 January 1980, the first day that the format knows. */
const NO_DATE = 0x0021;

type Written = { name: Buffer; crc: number; packed: number; size: number; offset: number };

/** A ZIP archive that is written while its entries are read; each of less than four gigabytes. */
export async function* zipChunks(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for await (const { name, chunks } of entries) {
    const entry: Written = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, offset };
    const header = localHeader(entry);
    yield header;
    for await (const chunk of deflated(chunks, entry)) yield chunk;
    const sizes = sizesOf(entry);
    yield sizes;
    offset += header.length + entry.packed + sizes.length;
    written.push(entry);
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  yield endOfDirectory({ count: written.length, size: directory.length, offset });
}

async function* deflated(chunks: ZipEntry['chunks'], entry: Written): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const text of chunks) {
      const bytes = Buffer.from(text);
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      yield bytes;
    }
  }
  const source = Readable.from(counted());
  const packer = createDeflateRaw({ level: 6 });
  source.on('error', (error) => packer.destroy(error));
  for await (const chunk of source.pipe(packer)) {
    entry.packed += chunk.length;
    yield chunk;
  }
}

function localHeader({ name }: Written): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(VERSION_NEEDED, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt16LE(DEFLATED, 8);
  header.writeUInt16LE(NO_DATE, 12);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

/** What follows an entry: its checksum and sizes, known by now. */
function sizesOf({ crc, packed, size }: Written): Buffer {
  const record = Buffer.alloc(16);
  record.writeUInt32LE(0x08074b50, 0);
  record.writeUInt32LE(crc, 4);
  record.writeUInt32LE(packed, 8);
  record.writeUInt32LE(size, 12);
  return record;
}

function directoryEntry(entry: Written): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(VERSION_NEEDED, 4);
  header.writeUInt16LE(VERSION_NEEDED, 6);
  header.writeUInt16LE(FLAGS, 8);
  header.writeUInt16LE(DEFLATED, 10);
  header.writeUInt16LE(NO_DATE, 14);
  header.writeUInt32LE(entry.crc, 16);
  header.writeUInt32LE(entry.packed, 20);
  header.writeUInt32LE(entry.size, 24);
  header.writeUInt16LE(entry.name.length, 28);
  header.writeUInt32LE(entry.offset, 42);
  return Buffer.concat([header, entry.name]);
}

function endOfDirectory({ count, size, offset }: { count: number; size: number; offset: number }): Buffer {
  const record = Buffer.alloc(22);
  record.writeUInt32LE(0x06054b50, 0);
  record.writeUInt16LE(count, 8);
  record.writeUInt16LE(count, 10);
  record.writeUInt32LE(size, 12);
  record.writeUInt32LE(offset, 16);
  return record;
}
