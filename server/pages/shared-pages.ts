import type { Context } from '#server/kernel/context.ts';
import { createAddressReader, type PageAddress } from './page-address.ts';
import { openPageCache, type PageCache } from './page-cache.ts';
import type { PagesSource } from './pages-source.ts';

/** The cache of shared pages, and the function that recognises their addresses. */
export type SharedPages = {
  readonly cache: PageCache;
  readonly addressOf: (target: string) => PageAddress | null;
};

type SharedPagesOptions = {
  readonly pages: PagesSource | null;
  readonly context: Pick<Context, 'catalogue' | 'settings' | 'now'>;
  readonly pageCacheBytes: number;
};

/** `null` when every page is rendered for each request: with a cache of 0 bytes, and in development. */
export function openSharedPages({ pages, context, pageCacheBytes }: SharedPagesOptions): SharedPages | null {
  if (pages?.mode !== 'production' || pageCacheBytes === 0) return null;
  return {
    cache: openPageCache({ ...context, maxBytes: pageCacheBytes }),
    addressOf: createAddressReader(pages.build.routes),
  };
}
