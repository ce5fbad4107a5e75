import { LRUCache } from 'lru-cache';
import { dayStart } from '#domain/orders/shop-days.ts';
import type { Context } from '#server/context.ts';
import type { PageServices } from '#web/context.ts';
import { type PageAnswer, withoutBody } from './page-answer.ts';
import { createCatalogueReader } from './page-services.ts';
import { type PageVariant, variantKey } from './page-variant.ts';
import { createRecordedReads, type RecordedReads } from './recorded-reads.ts';

/** A page that can be sent unchanged. */
export type KeptPage = {
  readonly answer: PageAnswer;
  readonly etag: string;
  /** Names and values alternate, which is Node's fastest format. */
  readonly headers: string[];
  /** The headers of a 304, in the same format. */
  readonly headersOfUnchanged: string[];
};

/**
 * The shared pages. A page is valid until the day ends, as long as its reads of the catalogue and the settings would
 * return the same. So a write invalidates only the pages that show the change.
 */
export type PageCache = {
  /** A valid page of the variant; `undefined` when it must be rendered. */
  find(variant: PageVariant): KeptPage | undefined;
  /**
   * A valid page of the variant, rendered if necessary. Simultaneous requests for it share one rendering, unless the
   * catalogue or the settings changed in between: a rendering that began before a write never answers a request after it.
   */
  obtain(variant: PageVariant, make: (from: PageSources) => Promise<PageAnswer>): Promise<PageAnswer>;
  /** The size of all pages, in bytes. */
  bytes(): number;
};

/** What a shared page may read. */
export type PageSources = Pick<PageServices, 'catalogue' | 'store'>;

type Entry = {
  readonly page: KeptPage;
  readonly reads: RecordedReads;
  readonly day: number;
  /** The latest version of catalogue and settings for which the reads are known to be current. */
  version: number;
};

/** The memory share of addresses that visitors can invent, so these can't evict other pages. */
const OPEN_ENDED_SHARE = 1 / 4;

/** A page with a larger share of its store is not cached. */
const MAX_PAGE_SHARE = 1 / 8;

/** The approximate memory of an entry besides its body and headers. */
const ENTRY_OVERHEAD_BYTES = 2000;

export function openPageCache({
  catalogue,
  settings,
  now,
  maxBytes,
}: Pick<Context, 'catalogue' | 'settings' | 'now'> & { maxBytes: number }): PageCache {
  const openEnded = pageStore(maxBytes * OPEN_ENDED_SHARE);
  const others = pageStore(maxBytes * (1 - OPEN_ENDED_SHARE));
  // Both grow with each write, so their sum stays only if neither changed.
  const versionNow = () => catalogue.version() + settings.version();
  const beingMade = new Map<string, Promise<PageAnswer>>();

  function find(variant: PageVariant): KeptPage | undefined {
    const entry = storeOf(variant).get(variantKey(variant));
    return entry !== undefined && isCurrent(entry) ? entry.page : undefined;
  }

  function storeOf({ address }: PageVariant): PageStore {
    return address.isOpenEnded ? openEnded : others;
  }

  function isCurrent(entry: Entry): boolean {
    if (entry.day !== dayStart(now())) return false;
    const version = versionNow();
    if (entry.version === version) return true;
    if (!entry.reads.areCurrent()) return false;
    entry.version = version;
    return true;
  }

  async function made(
    variant: PageVariant,
    make: (from: PageSources) => Promise<PageAnswer>,
  ): Promise<PageAnswer> {
    const version = versionNow();
    const day = dayStart(now());
    const currentStore = settings.current;
    const reader = createCatalogueReader(catalogue, { seesHidden: false, currentStore });
    const reads = createRecordedReads(reader, { currentStore });
    const answer = await make({ catalogue: reads.reader, store: reads.store });
    const page = keptPage(answer);
    if (page !== null) keep(variant, { page, reads, day, version });
    return answer;
  }

  function keep(variant: PageVariant, entry: Entry): void {
    const key = variantKey(variant);
    const before = storeOf(variant).get(key);
    // A slow rendering from before a write must not replace a newer page.
    if (before !== undefined && before.version > entry.version) return;
    storeOf(variant).set(key, entry);
  }

  return {
    find,
    async obtain(variant, make) {
      const known = find(variant);
      if (known !== undefined) return known.answer;
      const key = `${versionNow()} ${variantKey(variant)}`;
      const running = beingMade.get(key);
      if (running !== undefined) return running;
      const making = made(variant, make).finally(() => beingMade.delete(key));
      beingMade.set(key, making);
      return making;
    },
    bytes: () => openEnded.calculatedSize + others.calculatedSize,
  };
}

type PageStore = LRUCache<string, Entry>;

function pageStore(maxBytes: number): PageStore {
  // For the library 0 means no limit. With a limit of one byte no page fits.
  const wholeBytes = (bytes: number) => Math.max(1, Math.floor(bytes));
  return new LRUCache({
    maxSize: wholeBytes(maxBytes),
    maxEntrySize: wholeBytes(maxBytes * MAX_PAGE_SHARE),
    sizeCalculation: bytesOf,
  });
}

/** `null` for an answer that must not be reused: an error, a redirect, or one that sets a cookie. */
function keptPage(answer: PageAnswer): KeptPage | null {
  const { etag, 'set-cookie': cookies } = answer.headers;
  if (answer.status !== 200 || answer.body === null || cookies !== undefined) return null;
  if (typeof etag !== 'string') return null;
  const headers = { ...answer.headers, 'content-length': String(answer.body.length) };
  return {
    answer,
    etag,
    headers: Object.entries(headers).flatMap(([name, value]) => [name, String(value)]),
    headersOfUnchanged: Object.entries(withoutBody(headers)).flatMap(([name, value]) => [
      name,
      String(value),
    ]),
  };
}

function bytesOf({ page }: Entry, key: string): number {
  const headers = page.headers.reduce((sum, text) => sum + text.length, 0);
  return (page.answer.body?.length ?? 0) + key.length + 2 * headers + ENTRY_OVERHEAD_BYTES;
}
