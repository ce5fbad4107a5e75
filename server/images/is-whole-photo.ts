import type { RenditionFormat } from './rendition-format.ts';

/** Whether a file of this format was kept to its end: a disk that failed, or a copy by hand, can cut it. */
export function isWholePhoto(bytes: Buffer, format: RenditionFormat): boolean {
  return { webp: endsWithItsSize, jpeg: endsWithItsMark, avif: endsWithABox }[format](bytes);
}

/** A WebP says its size after the first eight bytes. */
function endsWithItsSize(bytes: Buffer): boolean {
  return bytes.length > 12 && bytes.readUInt32LE(4) + 8 <= bytes.length;
}

function endsWithItsMark(bytes: Buffer): boolean {
  return bytes.length > 4 && bytes.readUInt16BE(bytes.length - 2) === 0xffd9;
}

/** An AVIF is a row of boxes, each with its size at its beginning. */
function endsWithABox(bytes: Buffer): boolean {
  let end = 0;
  while (end + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(end);
    // 0 and 1 say that the size stands elsewhere, which no encoder of ours writes.
    if (size < 8) return false;
    end += size;
  }
  return end === bytes.length && end > 0;
}
