import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What a text is worth by how long it is kept: each level takes longer and saves less than the one before. */
const QUALITIES = { once: 3, often: 5, 'until the catalogue changes': 9 };

/** How far back Brotli looks, at least and at most, as powers of two. */
const WINDOWS = { narrowest: 16, widest: 22 };

type CompressedOptions = {
  readonly encoding: Encoding;
  /** How long the result serves. */
  readonly serves: keyof typeof QUALITIES;
};

/** A text in an encoding, made beside the main thread. */
export async function compressed(text: Buffer, { encoding, serves }: CompressedOptions): Promise<Buffer> {
  if (encoding === 'identity') return text;
  if (encoding === 'gzip') return zip(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITIES[serves],
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(text),
  };
  return brotli(text, { params });
}

/** As wide as the text is long: the usual 4 MB make nothing smaller, and preparing them takes longer than compressing. */
function windowFor({ length }: Buffer): number {
  return Math.min(WINDOWS.widest, Math.max(WINDOWS.narrowest, Math.ceil(Math.log2(length))));
}
