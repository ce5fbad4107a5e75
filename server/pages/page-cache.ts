import { LRUCache } from 'lru-cache';
import type { Context } from '#server/context.ts';
import type { CatalogueReader } from '#web/context.ts';
import { type PageAnswer, withoutBody } from './page-answer.ts';
import { createCatalogueReader, dayOf } from './page-services.ts';
import { type PageVariant, variantKey } from './page-variant.ts';
import { createRecordedReads, type RecordedReads } from './recorded-reads.ts';

/** A page that can be sent as it stands. */
export type KeptPage = {
  readonly answer: PageAnswer;
  readonly etag: string;
  /** Names and values alternate, as Node takes them fastest. */
  readonly headers: string[];
  /** The same for an answer that says that nothing changed. */
  readonly headersOfUnchanged: string[];
};

/**
 * The pages that visitors share. A page is good as long as what it read of the catalogue would be answered the same, and
 * the day lasts: a write drops the pages that show what changed, and no other.
 */
export type PageCache = {
  /** The variant as it is now; `undefined` when it has to be made. */
  find(variant: PageVariant): KeptPage | undefined;
  /**
   * The variant as it is now, made if need be. Whoever asks for the same meanwhile waits for it too, unless the
   * catalogue changed since: a page that was begun before a write never answers a request that came after it.
   */
  obtain(
    variant: PageVariant,
    make: (catalogue: CatalogueReader) => Promise<PageAnswer>,
  ): Promise<PageAnswer>;
  /** What is kept, in bytes. */
  bytes(): number;
};

type Entry = {
  readonly page: KeptPage;
  readonly reads: RecordedReads;
  readonly day: number;
  /** The catalogue's version that the reads are known to hold for. */
  version: number;
};

/** The share of pages whose addresses visitors make up, so that they drive out no others. */
const OPEN_ENDED_SHARE = 1 / 4;

/** A page that takes more of its store than this is not kept. */
const MAX_PAGE_SHARE = 1 / 8;

/** What an entry takes beside its body and headers, about. */
const ENTRY_OVERHEAD_BYTES = 2000;

export function openPageCache({
  catalogue,
  now,
  maxBytes,
}: Pick<Context, 'catalogue' | 'now'> & { maxBytes: number }): PageCache {
  const openEnded = pageStore(maxBytes * OPEN_ENDED_SHARE);
  const others = pageStore(maxBytes * (1 - OPEN_ENDED_SHARE));
  const beingMade = new Map<string, Promise<PageAnswer>>();

  function find(variant: PageVariant): KeptPage | undefined {
    const entry = storeOf(variant).get(variantKey(variant));
    return entry !== undefined && isCurrent(entry) ? entry.page : undefined;
  }

  function storeOf({ address }: PageVariant): PageStore {
    return address.isOpenEnded ? openEnded : others;
  }

  function isCurrent(entry: Entry): boolean {
    if (entry.day !== dayOf(now())) return false;
    const version = catalogue.version();
    if (entry.version === version) return true;
    if (!entry.reads.areCurrent()) return false;
    entry.version = version;
    return true;
  }

  async function made(
    variant: PageVariant,
    make: (catalogue: CatalogueReader) => Promise<PageAnswer>,
  ): Promise<PageAnswer> {
    const version = catalogue.version();
    const day = dayOf(now());
    const reads = createRecordedReads(createCatalogueReader(catalogue, { seesHidden: false }));
    const answer = await make(reads.reader);
    const page = keptPage(answer);
    if (page !== null) keep(variant, { page, reads, day, version });
    return answer;
  }

  function keep(variant: PageVariant, entry: Entry): void {
    const key = variantKey(variant);
    const before = storeOf(variant).get(key);
    // A slower one from before a write leaves the newer one in its place.
    if (before !== undefined && before.version > entry.version) return;
    storeOf(variant).set(key, entry);
  }

  return {
    find,
    async obtain(variant, make) {
      const known = find(variant);
      if (known !== undefined) return known.answer;
      const key = `${catalogue.version()} ${variantKey(variant)}`;
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
  // The library takes 0 for no bound at all; no page fits in one byte.
  const wholeBytes = (bytes: number) => Math.max(1, Math.floor(bytes));
  return new LRUCache({
    maxSize: wholeBytes(maxBytes),
    maxEntrySize: wholeBytes(maxBytes * MAX_PAGE_SHARE),
    sizeCalculation: bytesOf,
  });
}

/** `null` for what is no visitor's page to be sent again: an error, a redirect, one that sets a cookie. */
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
