import { Refusal } from '#server/kernel/errors.ts';
import { imageFormatOf } from './image-format.ts';
import { loadSharp } from './load-sharp.ts';

const MAX_SIDE_PX = 1600;
const QUALITY = 85;
const MAX_MEGAPIXELS = 100;
const TIMEOUT_SECONDS = 30;

export type EncodedPhoto = {
  readonly bytes: Buffer;
  /** In px, as is `height`. */
  readonly width: number;
  readonly height: number;
};

/**
 * An uploaded photo as the shop stores it: WebP, upright, at most 1600 px, without metadata (place, owner). An animation
 * keeps its first frame.
 * @throws Refusal 'not-an-image' for anything that is no complete photo · 'too-many-pixels'
 */
export async function encodedPhoto(bytes: Buffer): Promise<EncodedPhoto> {
  const format = imageFormatOf(bytes);
  if (format === null) throw notAnImage();
  const sharp = await loadSharp();
  const found = await sharp(bytes, { limitInputPixels: false }).metadata().catch(throwDamaged);
  if (found.format !== format) throw notAnImage();
  if (found.width * found.height > MAX_MEGAPIXELS * 1_000_000) {
    throw new Refusal('too-many-pixels', {
      detail: `La foto puede tener hasta ${MAX_MEGAPIXELS} megapíxeles.`,
    });
  }
  const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_MEGAPIXELS * 1_000_000 })
    .autoOrient()
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY, smartSubsample: true })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch(throwDamaged);
  return { bytes: data, width: info.width, height: info.height };
}

/** Its first bytes are those of a photo, so another format would not help. */
function throwDamaged(): never {
  throw notAnImage({
    detail: 'La foto está cortada o dañada.',
    message: 'Imagen: está cortada o dañada; bájala o guárdala otra vez',
  });
}

function notAnImage({
  detail = 'Usa una foto JPEG, PNG, WebP, AVIF o GIF.',
  message = 'Imagen: no es una foto que podamos leer',
} = {}): Refusal {
  return new Refusal('not-an-image', { detail, errors: [{ field: 'image', message }] });
}
