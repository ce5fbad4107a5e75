import type { PhotoStore } from '#server/images/photo-store.ts';
import type { Context } from '#server/kernel/context.ts';
import { repeatWork } from '#server/kernel/repeat-work.ts';
import { fetchImportPhotos } from './fetch-import-photos.ts';
import { removeExpired } from './remove-expired.ts';

/** How often a process looks for photos that wait, and for files that are older than a day; in ms. */
const PHOTOS_EVERY_MS = 2000;
const EXPIRY_EVERY_MS = 10 * 60_000;

/** What the server does for imports by itself. Returns the function that stops it after its present work. */
export function startImportWork(ctx: Context, photos: PhotoStore): () => Promise<unknown> {
  const stopping = new AbortController();
  const fetching = { photos, allowsPrivateAddresses: false, signal: stopping.signal };
  const { log } = ctx;
  const stopPhotos = repeatWork({
    log,
    everyMs: PHOTOS_EVERY_MS,
    failure: "imports' photos not fetched",
    work: () => fetchImportPhotos(ctx, fetching),
  });
  const stopExpiry = repeatWork({
    log,
    everyMs: EXPIRY_EVERY_MS,
    failure: 'expired imports not deleted',
    // Two processes that do it at once do it once.
    work: () => removeExpired(ctx.db, ctx.now()),
  });
  return () => {
    stopping.abort();
    return Promise.all([stopPhotos(), stopExpiry()]);
  };
}
