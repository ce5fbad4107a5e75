import { addAbortSignal, PassThrough, Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export type ZipEntry = {
  /** Path inside the archive. */
  readonly name: string;
  readonly chunks: Iterable<string> | AsyncIterable<string>;
};

/** All entries have the format's earliest date, so equal contents give equal archives. */
const FIXED_DATE = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

/** A ZIP archive that is written while its entries are read. Destroying the archive ends the reading. */
export function zipStream(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const archive = new PassThrough();
  const closing = new AbortController();
  archive.once('close', () => closing.abort());
  // Errors are reported by the archive stream.
  pipeline(zip.outputStream, archive).catch(() => undefined);
  addAll(zip, entries, closing.signal).catch((error) => archive.destroy(error));
  return archive;
}

async function addAll(zip: ZipFile, entries: AsyncIterable<ZipEntry>, signal: AbortSignal): Promise<void> {
  for await (const { name, chunks } of entries) {
    const content = addAbortSignal(signal, Readable.from(chunks));
    zip.addReadStream(content, name, FIXED_DATE);
    await finished(content);
  }
  zip.end();
}
