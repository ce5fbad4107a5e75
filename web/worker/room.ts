import type { WorkboxPlugin } from 'workbox-core/types.js';
import { isSwitchedOff } from './worker-power.ts';

const KILOBYTE = 1000;

/** The most that the files of one build may take. Those of two are kept while pages of the earlier one are open. */
export const BUILD_BYTES = 2000 * KILOBYTE;

/**
 * The largest number and size of what else is kept, in bytes as browsers store them: uncompressed. 9 MB of pages, 15 MB of
 * photos, 2 MB of catalogue.
 */
export const ROOM = {
  pages: { maxEntries: 30, maxBytes: 300 * KILOBYTE },
  photos: { maxEntries: 150, maxBytes: 100 * KILOBYTE },
  catalogue: { maxEntries: 1, maxBytes: 2000 * KILOBYTE },
} as const;

/** Keeps only whole answers that are small enough and may be stored. */
export function fitting({ maxBytes }: { readonly maxBytes: number }): WorkboxPlugin {
  return {
    async cacheWillUpdate({ response }) {
      const isPrivate = /no-store/.test(response.headers.get('cache-control') ?? '');
      if (isSwitchedOff() || response.status !== 200 || response.redirected || isPrivate) return null;
      const { size } = await response.clone().blob();
      return size <= maxBytes ? response : null;
    },
  };
}
