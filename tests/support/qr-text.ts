import decodeQr from 'qr/decode.js';
import sharp from 'sharp';

/** Unless told otherwise the reader gives up after a sixtieth of a second, which a busy machine may take. */
const PATIENCE_MS = 10_000;

/** What another program than the one that drew it reads in a picture. @throws when it finds no code */
export async function qrTextIn(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQr({ width: info.width, height: info.height, data }, { timeLimit: PATIENCE_MS });
}
