import { MAX_PHOTO_MEGABYTES, MEGABYTE } from '#domain/files/file-weights.ts';
import { isHeic, type PhotoSize, photoSize } from './photo-size.ts';
import { UnusablePhoto } from './unusable-photo.ts';

const MAX_SIDE = 1600;
const QUALITY = 0.85;
const MAX_MEGAPIXELS = 100;
/** Larger photos are scaled while they are decoded, so that a phone never holds the whole picture in memory. */
const MAX_FULL_DECODE_MEGAPIXELS = 16;
/** The bytes searched for the size, which may stand after long camera metadata. */
const HEAD_BYTES = 256 * 1024;
const THUMBNAIL_SIDE = 160;

export type ConvertedPhoto = {
  readonly file: Blob;
  /** A small picture of the photo, as a `data:` URL. */
  readonly thumbnail: string;
};

/**
 * Converts a chosen file for upload: to WebP, or JPEG if the browser can't write WebP, of at most 1600 px (WIZARD-G05).
 * @throws UnusablePhoto when the file is empty, too heavy, too large, or unreadable for this browser
 */
export async function convertPhoto(file: File): Promise<ConvertedPhoto> {
  if (file.size === 0) throw new UnusablePhoto('El archivo está vacío.');
  if (file.size > MAX_PHOTO_MEGABYTES * MEGABYTE)
    throw new UnusablePhoto(`Pesa ${megabytes(file.size)} MB y puede pesar hasta ${MAX_PHOTO_MEGABYTES} MB.`);
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const size = photoSize(head);
  if (size !== null && size.width * size.height > MAX_MEGAPIXELS * 1_000_000)
    throw new UnusablePhoto(
      `Mide ${size.width} × ${size.height} px y puede tener hasta ${MAX_MEGAPIXELS} megapíxeles.`,
    );
  const bitmap = await createImageBitmap(file, decodedAs(size)).catch(() => {
    throw new UnusablePhoto(
      isHeic(head)
        ? 'Es una foto HEIC, que este navegador no puede leer. Guárdala como JPEG.'
        : 'No es una foto que podamos leer.',
    );
  });
  const picture = drawn(bitmap, MAX_SIDE);
  bitmap.close();
  return { file: await encoded(picture), thumbnail: drawn(picture, THUMBNAIL_SIDE).toDataURL('image/jpeg') };
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1024 / 1024);
}

function decodedAs(size: PhotoSize | null): ImageBitmapOptions {
  if (size === null || size.width * size.height <= MAX_FULL_DECODE_MEGAPIXELS * 1_000_000) return {};
  const scale = Math.min(1, MAX_SIDE / Math.max(size.width, size.height));
  // Only the width is given: the decoder may rotate the photo, so only it knows which side is the height.
  return { resizeWidth: Math.max(1, Math.round(size.width * scale)), resizeQuality: 'high' };
}

function drawn(source: ImageBitmap | HTMLCanvasElement, maxSide: number): HTMLCanvasElement {
  const scale = Math.min(1, maxSide / Math.max(source.width, source.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(source.width * scale));
  canvas.height = Math.max(1, Math.round(source.height * scale));
  const pencil = canvas.getContext('2d');
  if (pencil === null)
    throw new UnusablePhoto('El navegador se quedó sin memoria para esta foto.', { canRetry: true });
  pencil.imageSmoothingQuality = 'high';
  // Transparent areas get the colour of the shop's pages, because JPEG would make them black.
  pencil.fillStyle = '#fffefb';
  pencil.fillRect(0, 0, canvas.width, canvas.height);
  pencil.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function encoded(picture: HTMLCanvasElement): Promise<Blob> {
  const webp = await blobOf(picture, 'image/webp');
  // A browser that can't write a format returns a PNG.
  return webp.type === 'image/webp' ? webp : blobOf(picture, 'image/jpeg');
}

function blobOf(picture: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const settle = (blob: Blob | null) =>
      blob === null ? reject(new UnusablePhoto('El navegador no pudo convertir esta foto.')) : resolve(blob);
    picture.toBlob(settle, type, QUALITY);
  });
}
