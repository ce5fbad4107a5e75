import decodeQr from 'qr/decode.js';
import sharp from 'sharp';

/** By default the reader gives up after 17 ms, too soon for a busy machine. */
const PATIENCE_MS = 10_000;

/** The text of a QR code, read by an independent program. @throws when it finds no code */
export async function qrTextIn(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQr({ width: info.width, height: info.height, data }, { timeLimit: PATIENCE_MS });
}
