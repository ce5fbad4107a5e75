import { LRUCache } from 'lru-cache';
import { dayStart } from '#domain/orders/shop-days.ts';
import type { Context } from '#server/context.ts';
import type { PageServices } from '#web/context.ts';
import { type PageAnswer, withoutBody } from './page-answer.ts';
import { createPageRenewal } from './page-renewal.ts';
import { createCatalogueReader } from './page-services.ts';
import { otherDraws, type PageVariant, variantKey } from './page-variant.ts';
import { askedAgain, NEVER_ASKED, type Popularity, renewalOrder } from './popularity.ts';
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
 * return the same. So a write invalidates only the pages that show the change, and those are renewed in the background,
 * the most popular first.
 */
export type PageCache = {
  /** A valid page of the variant; `undefined` when it must be rendered. */
  find(variant: PageVariant): KeptPage | undefined;
  /**
   * A valid page of the variant, rendered if necessary. Simultaneous requests for it share one rendering, unless the
   * catalogue or the settings changed in between: a rendering that began before a write never answers a request after it.
   * @param make is kept with the page, so it must not hold a request
   */
  obtain(variant: PageVariant, make: MakePage): Promise<PageAnswer>;
  /** The size of all pages, in bytes. */
  bytes(): number;
};

/** What a shared page may read. */
export type PageSources = Pick<PageServices, 'catalogue' | 'store'>;

type MakePage = (from: PageSources) => Promise<PageAnswer>;

type Entry = {
  readonly variant: PageVariant;
  readonly make: MakePage;
  readonly page: KeptPage;
  readonly reads: RecordedReads;
  readonly day: number;
  /** The latest version of catalogue and settings for which the reads are known to be current. */
  version: number;
  /** Whether a later version answered a read differently. */
  isStale: boolean;
  popularity: Popularity;
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
  const renewIfWritten = createPageRenewal({
    pages: () => renewalOrder([...others.values(), ...openEnded.values()], now()),
    version: () => versionNow() + dayStart(now()),
    async untilIdle() {
      while (beingMade.size > 0) await Promise.allSettled(beingMade.values());
    },
    async renew(entry) {
      const { variant } = entry;
      const isKept = storeOf(variant).peek(variantKey(variant)) === entry;
      // A fault is reported to whoever asks next.
      if (isKept && !isCurrent(entry)) await begin(entry, entry.popularity).catch(() => undefined);
    },
  });

  function find(variant: PageVariant): KeptPage | undefined {
    renewIfWritten();
    const entry = storeOf(variant).get(variantKey(variant)) ?? null;
    const sent = entry !== null && isCurrent(entry) ? entry : inAnotherOrder(variant);
    if (sent === null) return undefined;
    sent.popularity = askedAgain(sent.popularity, now());
    return sent.page;
  }

  /** While pages are being rendered, chance chooses among the orders at hand. */
  function inAnotherOrder(variant: PageVariant): Entry | null {
    if (beingMade.size === 0) return null;
    for (const other of otherDraws(variant)) {
      const entry = storeOf(other).get(variantKey(other));
      if (entry !== undefined && isKnownCurrent(entry)) return entry;
    }
    return null;
  }

  function storeOf({ address }: PageVariant): PageStore {
    return address.isOpenEnded ? openEnded : others;
  }

  function isCurrent(entry: Entry): boolean {
    if (isKnownCurrent(entry)) return true;
    if (entry.isStale || entry.day !== dayStart(now())) return false;
    const version = versionNow();
    if (entry.reads.areCurrent()) entry.version = version;
    else entry.isStale = true;
    return !entry.isStale;
  }

  function isKnownCurrent({ isStale, version, day }: Entry): boolean {
    return !isStale && version === versionNow() && day === dayStart(now());
  }

  /** The rendering of the variant for the present version, in any order that would do. */
  function inTheMaking(variant: PageVariant): Promise<PageAnswer> | null {
    if (beingMade.size === 0) return null;
    for (const one of [variant, ...otherDraws(variant)]) {
      const running = beingMade.get(`${versionNow()} ${variantKey(one)}`);
      if (running !== undefined) return running;
    }
    return null;
  }

  function begin(wanted: Pick<Entry, 'variant' | 'make'>, popularity: Popularity): Promise<PageAnswer> {
    const key = `${versionNow()} ${variantKey(wanted.variant)}`;
    const making = made(wanted, popularity).finally(() => beingMade.delete(key));
    beingMade.set(key, making);
    return making;
  }

  async function made(
    { variant, make }: Pick<Entry, 'variant' | 'make'>,
    popularity: Popularity,
  ): Promise<PageAnswer> {
    const version = versionNow();
    const day = dayStart(now());
    const currentStore = settings.current;
    const reader = createCatalogueReader(catalogue, { seesHidden: false, currentStore });
    const reads = createRecordedReads(reader, { currentStore });
    const answer = await make({ catalogue: reads.reader, store: reads.store });
    const page = keptPage(answer);
    if (page !== null) keep({ variant, make, page, reads, day, version, isStale: false, popularity });
    return answer;
  }

  function keep(entry: Entry): void {
    const { variant, version } = entry;
    const before = storeOf(variant).peek(variantKey(variant));
    // A slow rendering from before a write must not replace a newer page.
    if (before !== undefined && before.version > version) return;
    storeOf(variant).set(variantKey(variant), entry);
  }

  return {
    find,
    async obtain(variant, make) {
      const known = find(variant);
      if (known !== undefined) return known.answer;
      const running = inTheMaking(variant);
      if (running !== null) return running;
      const before = storeOf(variant).peek(variantKey(variant));
      return begin({ variant, make }, askedAgain(before?.popularity ?? NEVER_ASKED, now()));
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
