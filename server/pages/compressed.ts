import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What a page that is sent once, and one that is sent often, are worth; levels beyond save little and take long. */
const LEVELS = { once: 4, often: 5 };

/**
 * How far back Brotli looks, as a power of two: 256 kB, more than a page is long. The usual 4 MB make no page smaller, and
 * preparing them takes longer than compressing.
 */
const WINDOW = 18;

/** A text in an encoding, made beside the main thread. */
export async function compressed(
  text: Buffer,
  { encoding, sent }: { encoding: Encoding; sent: 'once' | 'often' },
): Promise<Buffer> {
  if (encoding === 'identity') return text;
  if (encoding === 'gzip') return zip(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: LEVELS[sent],
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW,
  };
  return brotli(text, { params });
}
