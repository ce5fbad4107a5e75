import type { Context } from '#server/context.ts';
import { createAddressReader, type PageAddress } from './page-address.ts';
import { openPageCache, type PageCache } from './page-cache.ts';
import type { PagesSource } from './pages-source.ts';

/** The pages that visitors share, and which addresses have one. */
export type SharedPages = {
  readonly cache: PageCache;
  readonly addressOf: (target: string) => PageAddress | null;
};

type SharedPagesOptions = {
  readonly pages: PagesSource | null;
  readonly context: Pick<Context, 'catalogue' | 'now'>;
  readonly pageCacheBytes: number;
};

/** `null` where every page is rendered for whoever asks: without room for any, and while pages are being written. */
export function openSharedPages({ pages, context, pageCacheBytes }: SharedPagesOptions): SharedPages | null {
  if (pages?.mode !== 'production' || pageCacheBytes === 0) return null;
  return {
    cache: openPageCache({ ...context, maxBytes: pageCacheBytes }),
    addressOf: createAddressReader(pages.build.routes),
  };
}
