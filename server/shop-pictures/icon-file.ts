const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** Square pictures of up to 255 px as one `.ico` file. */
export function iconFile(pictures: readonly { readonly side: number; readonly png: Buffer }[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let start = header.length;
  for (const [index, { side, png }] of pictures.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    header.writeUInt8(side, entry);
    header.writeUInt8(side, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(start, entry + 12);
    start += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
