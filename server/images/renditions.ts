import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import type { PhotoWidth } from '#domain/catalogue/photo-url.ts';
import { avifQueue } from './avif-queue.ts';
import { boundedFolder } from './bounded-folder.ts';
import type { PhotoStore } from './photo-store.ts';
import { readOrNull } from './read-or-null.ts';
import { renderPhoto } from './render-photo.ts';
import type { RenditionFormat } from './rendition-format.ts';
import { writeFileDurably } from './write-file-durably.ts';

const AT_ONCE = 2;

export type Rendition = {
  readonly name: string;
  /** In px; `null` keeps the photo's own. A photo is never made larger. */
  readonly width: PhotoWidth | null;
  readonly format: RenditionFormat;
};

export type ServedRendition = {
  readonly bytes: Buffer;
  readonly format: RenditionFormat;
  /** Whether a smaller one may take its place. */
  readonly isForNow: boolean;
};

export type Renditions = {
  /** The rendition, in place of an AVIF that is not there (yet) the WebP, or `null` when there is no such photo. */
  read(wanted: Rendition): Promise<ServedRendition | null>;
  /** Gives up what is made in the background. */
  close(): void;
};

type RenditionsOptions = {
  readonly photos: PhotoStore;
  /** Where they are kept once made. */
  readonly dataDir: string;
  /** What all of them together may take on the disk. */
  readonly maxBytes: number;
  readonly log: FastifyBaseLogger;
  readonly untilQuiet?: (signal: AbortSignal) => Promise<void>;
};

/**
 * Renditions of the photos of a shop. Each is made once and kept on disk: WebP and JPEG on first demand, AVIF in the
 * background after it.
 */
export function openRenditions({ photos, dataDir, maxBytes, log, ...quiet }: RenditionsOptions): Renditions {
  const underWay = new Map<string, Promise<Buffer | null>>();
  const inTurn = pLimit(AT_ONCE);
  const grewBy = boundedFolder({
    path: join(dataDir, 'renditions'),
    maxBytes,
    onFault: (error) => log.warn({ err: error }, 'old renditions not removed'),
  });
  const avifs = avifQueue({ photos, log, onMade: ({ webpBytes }) => grewBy(webpBytes), ...quiet });

  async function keptOrMade(path: string, wanted: Rendition): Promise<Buffer | null> {
    const kept = await readOrNull(path);
    if (kept !== null) return kept;
    // The original is read in turn too, so that a long queue holds names and no photos.
    const bytes = await inTurn(async () => {
      const original = await photos.read(wanted.name);
      return original === null ? null : renderPhoto(original, wanted);
    });
    if (bytes === null) return null;
    await keep(path, bytes);
    return bytes;
  }

  /** What can't be kept, on a full disk, is made again for whoever asks next. */
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
    // A burst of requests for one rendition shares one piece of work.
    const running = underWay.get(path) ?? keptOrMade(path, wanted).finally(() => underWay.delete(path));
    underWay.set(path, running);
    return running;
  }

  async function avifOrWebp(wanted: Rendition): Promise<ServedRendition | null> {
    const target = renditionPath(dataDir, wanted);
    const avif = await readOrNull(target);
    if (avif !== null && avif.length > 0) return { bytes: avif, format: 'avif', isForNow: false };
    const webp = await oneOf({ ...wanted, format: 'webp' });
    if (webp === null) return null;
    const { name, width } = wanted;
    if (avif === null) avifs.add({ name, target, width, webpBytes: webp.length });
    return { bytes: webp, format: 'webp', isForNow: avif === null };
  }

  return {
    async read(wanted) {
      if (wanted.format === 'avif') return avifOrWebp(wanted);
      const bytes = await oneOf(wanted);
      return bytes && { bytes, format: wanted.format, isForNow: false };
    },
    close: () => avifs.close(),
  };
}

const ENDING = { avif: '.avif', webp: '.webp', jpeg: '.jpg' } as const;

function renditionPath(dataDir: string, { name, width, format }: Rendition): string {
  const file = name.replace(/\.webp$/, ENDING[format]);
  return join(dataDir, 'renditions', String(width ?? 'full'), file);
}
