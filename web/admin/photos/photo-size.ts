/** In px. */
export type PhotoSize = { readonly width: number; readonly height: number };

/**
 * The size in the header of a PNG, JPEG, GIF or WebP; `null` for other files. Nothing is decoded, because a small file
 * may decode to gigabytes.
 */
export function photoSize(head: Uint8Array): PhotoSize | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  try {
    if (hasText(head, 1, 'PNG')) return { width: view.getUint32(16), height: view.getUint32(20) };
    if (hasText(head, 0, 'GIF8')) return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    if (hasText(head, 8, 'WEBP')) return webpSize(head, view);
    if (view.getUint16(0) === 0xffd8) return jpegSize(view);
    return null;
  } catch (error) {
    // The bytes end too early.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** HEIC is the format of iPhones, which few browsers can read. */
export function isHeic(head: Uint8Array): boolean {
  return ['heic', 'heix', 'hevc', 'mif1', 'msf1'].some((brand) => hasText(head, 4, `ftyp${brand}`));
}

function hasText(bytes: Uint8Array, at: number, text: string): boolean {
  return [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));
}

function webpSize(head: Uint8Array, view: DataView): PhotoSize | null {
  if (hasText(head, 12, 'VP8X')) return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) };
  if (hasText(head, 12, 'VP8L')) {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
  }
  if (!hasText(head, 12, 'VP8 ')) return null;
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
}

/** Follows the markers up to the frame marker, which has the size. */
function jpegSize(view: DataView): PhotoSize | null {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
