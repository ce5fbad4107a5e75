import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const zstandard = promisify(zstdCompress);

/** Brotli's level by how long the result is kept. Each level takes longer and saves less. */
const QUALITIES = { once: 3, often: 6, 'until the catalogue changes': 9 };

/** Brotli's smallest and largest window, as powers of two. */
const WINDOWS = { narrowest: 16, widest: 22 };

/**
 * The result's buffer: each one that fills up is another turn in the queue of Node's threads. Node's 16 kB take a third
 * longer for a page.
 */
const CHUNK_BYTES = 64 * 1024;

type CompressedOptions = {
  readonly encoding: Encoding;
  /** How long the result is kept. */
  readonly serves: keyof typeof QUALITIES;
};

/** A compressed text, made outside the main thread. */
export async function compressed(text: Buffer, { encoding, serves }: CompressedOptions): Promise<Buffer> {
  if (encoding === 'identity') return text;
  if (encoding === 'gzip') return zip(text, { chunkSize: CHUNK_BYTES });
  // Level 3, the default, with tables for the text's length.
  if (encoding === 'zstd') return zstandard(text, { pledgedSrcSize: text.length, chunkSize: CHUNK_BYTES });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITIES[serves],
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(text),
  };
  return brotli(text, { params, chunkSize: CHUNK_BYTES });
}

/** A window of the text's length. The default of 4 MB saves nothing and takes longer to prepare than to compress. */
function windowFor({ length }: Buffer): number {
  return Math.min(WINDOWS.widest, Math.max(WINDOWS.narrowest, Math.ceil(Math.log2(length))));
}
