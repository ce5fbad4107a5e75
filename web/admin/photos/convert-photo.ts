import { isHeic, type PhotoSize, photoSize } from './photo-size.ts';
import { UnusablePhoto } from './unusable-photo.ts';

const MAX_SIDE = 1600;
const QUALITY = 0.85;
const MAX_MEGABYTES = 15;
const MAX_MEGAPIXELS = 100;
/** Above this a phone decodes straight into the smaller picture, so that the whole one never stands in its memory. */
const WHOLE_DECODING_MEGAPIXELS = 16;
/** A header may follow long notes of the camera. */
const HEAD_BYTES = 256 * 1024;
const THUMBNAIL_SIDE = 160;

export type ConvertedPhoto = {
  readonly file: Blob;
  /** A `data:` URL of a small picture of it. */
  readonly thumbnail: string;
};

/**
 * A chosen file as it is uploaded: WebP, or JPEG where the browser can't write that, at most 1600 px (WIZARD-G05).
 * @throws UnusablePhoto when it is empty, too heavy, too large, or nothing that this browser can read
 */
export async function convertPhoto(file: File): Promise<ConvertedPhoto> {
  if (file.size === 0) throw new UnusablePhoto('El archivo está vacío.');
  if (file.size > MAX_MEGABYTES * 1024 * 1024)
    throw new UnusablePhoto(`Pesa ${megabytes(file.size)} MB y puede pesar hasta ${MAX_MEGABYTES} MB.`);
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
  if (size === null || size.width * size.height <= WHOLE_DECODING_MEGAPIXELS * 1_000_000) return {};
  const scale = Math.min(1, MAX_SIDE / Math.max(size.width, size.height));
  // The height follows by itself: which side is which, only the decoder knows, which turns the photo upright.
  return { resizeWidth: Math.max(1, Math.round(size.width * scale)), resizeQuality: 'high' };
}

function drawn(source: ImageBitmap | HTMLCanvasElement, longestSide: number): HTMLCanvasElement {
  const scale = Math.min(1, longestSide / Math.max(source.width, source.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(source.width * scale));
  canvas.height = Math.max(1, Math.round(source.height * scale));
  const pencil = canvas.getContext('2d');
  if (pencil === null) throw new UnusablePhoto('El navegador se quedó sin memoria para esta foto.');
  pencil.imageSmoothingQuality = 'high';
  // What is clear in a picture is paper on the shop's pages; JPEG would make it black.
  pencil.fillStyle = '#fffefb';
  pencil.fillRect(0, 0, canvas.width, canvas.height);
  pencil.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function encoded(picture: HTMLCanvasElement): Promise<Blob> {
  const webp = await blobOf(picture, 'image/webp');
  // A browser that can't write a format answers with a PNG.
  return webp.type === 'image/webp' ? webp : blobOf(picture, 'image/jpeg');
}

function blobOf(picture: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const settle = (blob: Blob | null) =>
      blob === null ? reject(new UnusablePhoto('El navegador no pudo convertir esta foto.')) : resolve(blob);
    picture.toBlob(settle, type, QUALITY);
  });
}
