import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import type { PhotoWidth } from '#domain/photos/photo-url.ts';
import { createAvifQueue } from './avif-queue.ts';
import { createBoundedFolder } from './bounded-folder.ts';
import { isWholePhoto } from './is-whole-photo.ts';
import type { PhotoStore } from './photo-store.ts';
import { readOrNull } from './read-or-null.ts';
import { renderPhoto } from './render-photo.ts';
import type { RenditionFormat } from './rendition-format.ts';
import { writeFileDurably } from './write-file-durably.ts';

const MAX_CONCURRENT = 2;

export type Rendition = {
  readonly name: string;
  /** In px; `null` keeps the photo's own width. A photo is never enlarged. */
  readonly width: PhotoWidth | null;
  readonly format: RenditionFormat;
};

export type RenditionContent = {
  readonly bytes: Buffer;
  readonly format: RenditionFormat;
  /** Whether a smaller rendition may replace it later. */
  readonly isTemporary: boolean;
};

export type Renditions = {
  /** The rendition, or `null` without such a photo. Until an AVIF is made, the WebP stands in. */
  read(wanted: Rendition): Promise<RenditionContent | null>;
  /** Stops the work in the background. */
  close(): void;
};

type RenditionsOptions = {
  readonly photos: PhotoStore;
  /** The folder of finished renditions. */
  readonly dataDir: string;
  /** How many bytes all renditions may take on disk. */
  readonly maxBytes: number;
  readonly log: FastifyBaseLogger;
  readonly untilIdle?: (signal: AbortSignal) => Promise<void>;
};

/**
 * Renditions of the shop's photos, each made once and kept on disk: WebP and JPEG on the first request, AVIF in the
 * background afterwards.
 */
export function openRenditions({ photos, dataDir, maxBytes, log, ...idle }: RenditionsOptions): Renditions {
  const underWay = new Map<string, Promise<Buffer | null>>();
  const inTurn = pLimit(MAX_CONCURRENT);
  const grewBy = createBoundedFolder({
    path: join(dataDir, 'renditions'),
    maxBytes,
    onFault: (error) => log.warn({ err: error }, 'old renditions not removed'),
  });
  const avifs = createAvifQueue({ photos, log, onMade: ({ webpBytes }) => grewBy(webpBytes), ...idle });

  async function keptOrMade(path: string, wanted: Rendition): Promise<Buffer | null> {
    const kept = await readOrNull(path);
    if (kept !== null && isWholePhoto(kept, wanted.format)) return kept;
    // The original is read inside the limit too, so a long queue holds names and no photos.
    const bytes = await inTurn(async () => {
      const original = await photos.read(wanted.name);
      return original === null ? null : renderPhoto(original, wanted);
    });
    if (bytes === null) return null;
    await keep(path, bytes);
    return bytes;
  }

  /** On a full disk nothing is kept, and the next request makes the rendition again. */
  async function keep(path: string, bytes: Buffer): Promise<void> {
    try {
      await writeFileDurably(path, bytes);
      grewBy(bytes.length);
    } catch (error) {
      log.warn({ err: error }, 'rendition not kept');
    }
  }

  function oneOf(wanted: Rendition): Promise<Buffer | null> {
    const isOriginal = wanted.width === null && wanted.format === 'webp';
    if (isOriginal && photos.isOnDisk) return photos.read(wanted.name);
    const path = renditionPath(dataDir, wanted);
    // Simultaneous requests for one rendition share one job.
    const running = underWay.get(path) ?? keptOrMade(path, wanted).finally(() => underWay.delete(path));
    underWay.set(path, running);
    return running;
  }

  async function avifOrWebp(wanted: Rendition): Promise<RenditionContent | null> {
    const target = renditionPath(dataDir, wanted);
    const kept = await readOrNull(target);
    // An empty file says that no AVIF is worth it; one that was cut is made again.
    const avif = kept === null || kept.length === 0 || isWholePhoto(kept, 'avif') ? kept : null;
    if (avif !== null && avif.length > 0) return { bytes: avif, format: 'avif', isTemporary: false };
    const webp = await oneOf({ ...wanted, format: 'webp' });
    if (webp === null) return null;
    const { name, width } = wanted;
    if (avif === null) avifs.add({ name, target, width, webpBytes: webp.length });
    return { bytes: webp, format: 'webp', isTemporary: avif === null };
  }

  return {
    async read(wanted) {
      if (wanted.format === 'avif') return avifOrWebp(wanted);
      const bytes = await oneOf(wanted);
      return bytes && { bytes, format: wanted.format, isTemporary: false };
    },
    close: () => avifs.close(),
  };
}

const ENDING = { avif: '.avif', webp: '.webp', jpeg: '.jpg' } as const;

function renditionPath(dataDir: string, { name, width, format }: Rendition): string {
  const file = name.replace(/\.webp$/, ENDING[format]);
  return join(dataDir, 'renditions', String(width ?? 'full'), file);
}
