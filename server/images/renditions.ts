import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoWidth } from '#domain/catalogue/photo-url.ts';
import { boundedWork } from './bounded-work.ts';
import { imageLibrary } from './image-library.ts';
import { originalPath } from './image-store.ts';
import type { RenditionFormat } from './rendition-format.ts';
import { writeFileDurably } from './write-file-durably.ts';

const AT_ONCE = 2;
const QUALITY = { webp: 80, jpeg: 85 };

export type Rendition = {
  readonly name: string;
  /** In px; `null` keeps the photo's own. A photo is never made larger. */
  readonly width: PhotoWidth | null;
  readonly format: RenditionFormat;
};

/** Reads renditions of the photos in `dataDir`. Each is made once, on first demand, and kept on disk. */
export function renditionsOf(dataDir: string): (wanted: Rendition) => Promise<Buffer | null> {
  const underWay = new Map<string, Promise<Buffer | null>>();
  const inTurn = boundedWork(AT_ONCE);

  async function keptOrMade(path: string, wanted: Rendition): Promise<Buffer | null> {
    const kept = await readOrNull(path);
    if (kept !== null) return kept;
    // The original is read in turn too, so that a long queue holds names and no photos.
    const bytes = await inTurn(async () => {
      const original = await readOrNull(originalPath(dataDir, wanted.name));
      return original === null ? null : rendered(original, wanted);
    });
    if (bytes === null) return null;
    await writeFileDurably(path, bytes);
    return bytes;
  }

  /** The bytes, or `null` when there is no such photo. */
  return (wanted) => {
    if (wanted.width === null && wanted.format === 'webp')
      return readOrNull(originalPath(dataDir, wanted.name));
    const path = renditionPath(dataDir, wanted);
    // A burst of requests for one rendition shares one piece of work.
    const running = underWay.get(path) ?? keptOrMade(path, wanted).finally(() => underWay.delete(path));
    underWay.set(path, running);
    return running;
  };
}

function renditionPath(dataDir: string, { name, width, format }: Rendition): string {
  const file = format === 'webp' ? name : name.replace(/\.webp$/, '.jpg');
  return join(dataDir, 'renditions', String(width ?? 'full'), file);
}

async function rendered(original: Buffer, { width, format }: Rendition): Promise<Buffer> {
  const sharp = await imageLibrary();
  const photo = sharp(original);
  const { width: ownWidth } = await photo.metadata();
  const isNarrower = width !== null && width < ownWidth;
  // Encoding again what already fits would only lose detail.
  if (!isNarrower && format === 'webp') return original;
  const resized = isNarrower ? photo.resize({ width }) : photo;
  if (format === 'webp') return resized.webp({ quality: QUALITY.webp, smartSubsample: true }).toBuffer();
  return resized.flatten({ background: 'white' }).jpeg({ quality: QUALITY.jpeg, mozjpeg: true }).toBuffer();
}

async function readOrNull(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
