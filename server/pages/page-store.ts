import { LRUCache } from 'lru-cache';
import { type PageAnswer, withoutBody } from './page-answer.ts';
import { type PageVariant, variantKey } from './page-variant.ts';

/** A page that can be sent unchanged. */
export type KeptPage = {
  readonly answer: PageAnswer;
  readonly etag: string;
  /** Names and values alternate, which is Node's fastest format. */
  readonly headers: string[];
  /** The headers of a 304, in the same format. */
  readonly headersOfUnchanged: string[];
};

type Kept = { readonly page: KeptPage };

/** Pages by variant, within a number of bytes: the pages that were requested longest ago go first. */
export type PageStore<Entry extends Kept> = {
  get(variant: PageVariant): Entry | undefined;
  /** The same without counting as a request. */
  peek(variant: PageVariant): Entry | undefined;
  set(variant: PageVariant, entry: Entry): void;
  all(): Entry[];
  bytes(): number;
};

/** The memory share of addresses that visitors can invent, so these can't evict other pages. */
const OPEN_ENDED_SHARE = 1 / 4;

/** A page with a larger share of its part is not kept. */
const MAX_PAGE_SHARE = 1 / 8;

/** The approximate memory of an entry besides its body and headers. */
const ENTRY_OVERHEAD_BYTES = 2000;

export function openPageStore<Entry extends Kept>(maxBytes: number): PageStore<Entry> {
  const openEnded = partOf<Entry>(maxBytes * OPEN_ENDED_SHARE);
  const others = partOf<Entry>(maxBytes * (1 - OPEN_ENDED_SHARE));
  const partWith = ({ address }: PageVariant) => (address.isOpenEnded ? openEnded : others);
  return {
    get: (variant) => partWith(variant).get(variantKey(variant)),
    peek: (variant) => partWith(variant).peek(variantKey(variant)),
    set: (variant, entry) => partWith(variant).set(variantKey(variant), entry),
    all: () => [...others.values(), ...openEnded.values()],
    bytes: () => openEnded.calculatedSize + others.calculatedSize,
  };
}

function partOf<Entry extends Kept>(maxBytes: number): LRUCache<string, Entry> {
  // For the library 0 means no limit. With a limit of one byte no page fits.
  const wholeBytes = (bytes: number) => Math.max(1, Math.floor(bytes));
  return new LRUCache<string, Entry>({
    maxSize: wholeBytes(maxBytes),
    maxEntrySize: wholeBytes(maxBytes * MAX_PAGE_SHARE),
    sizeCalculation: bytesOf,
  });
}

/** `null` for an answer that must not be reused: an error, a redirect, or one that sets a cookie. */
export function keptPage(answer: PageAnswer): KeptPage | null {
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

function bytesOf({ page }: Kept, key: string): number {
  const headers = page.headers.reduce((sum, text) => sum + text.length, 0);
  return (page.answer.body?.length ?? 0) + key.length + 2 * headers + ENTRY_OVERHEAD_BYTES;
}
