import { cardsOfCompact } from '#schemas/wire/compact-catalogue.ts';
import type { FetchedCatalogue } from '#web/api/fetch-compact-catalogue.ts';
import { readCatalogueQuery } from './catalogue-query.ts';
import { type HomeCatalogue, type HomeData, homeData } from './home-data.ts';
import { indexedInPieces } from './indexed-in-pieces.ts';
import { preloadedCatalogue } from './preloaded-catalogue.ts';

/** How long what the server said last is answered with: no price on a page is older. Milliseconds. */
export const FRESH_MS = 60_000;

/** From this age on, answering asks the server behind the shopper's back, so that who goes on never waits. */
const REFRESH_AFTER_MS = 30_000;

/** The catalogue that a browser holds. It begins empty: `refresh` brings the products. */
export type BrowserCatalogue = {
  isLoaded(): boolean;
  /** What the home shows for an address; `null` where the server has to be asked. */
  answer(address: BrowserAddress): HomeData | null;
  /** Asks the server what changed. Never rejects: what can't be had leaves everything to the server. */
  refresh(): Promise<void>;
  /** As `refresh`, once what is at hand is too old to be answered with. */
  refreshIfStale(): Promise<void>;
};

type BrowserAddress = { readonly search: URLSearchParams; readonly cookie: string };

type Surroundings = {
  readonly fetchCatalogue: (knownTag: string | null) => Promise<FetchedCatalogue>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly isOnline: () => boolean;
  readonly randomSeed: () => number;
  /** Other products, or other prices, took the place of those that were at hand. */
  readonly onChange: () => void;
};

type Snapshot = {
  readonly catalogue: HomeCatalogue;
  readonly tag: string;
  /** When the server was asked, in epoch milliseconds. */
  readonly checkedAt: number;
};

export function createBrowserCatalogue(surroundings: Surroundings): BrowserCatalogue {
  const { fetchCatalogue, now, isOnline, randomSeed, onChange } = surroundings;
  let snapshot: Snapshot | null = null;
  let refreshing: Promise<void> | null = null;

  async function read(): Promise<void> {
    const before = snapshot;
    const checkedAt = now();
    const fetched = await fetchCatalogue(before?.tag ?? null);
    if (fetched.kind === 'unchanged') {
      snapshot = before && { ...before, checkedAt };
    } else if (fetched.kind === 'none') {
      snapshot = null;
    } else {
      const index = await indexedInPieces(cardsOfCompact(fetched.wire));
      snapshot = { catalogue: preloadedCatalogue(index), tag: fetched.tag, checkedAt };
      if (before !== null) onChange();
    }
  }

  function refresh(): Promise<void> {
    refreshing ??= read()
      .catch(() => undefined)
      .finally(() => {
        refreshing = null;
      });
    return refreshing;
  }

  /** A clock that was set back makes it old too. */
  function isYoungerThan(maxAgeMs: number, { checkedAt }: Snapshot): boolean {
    const age = now() - checkedAt;
    return age >= 0 && age < maxAgeMs;
  }

  return {
    refresh,
    isLoaded: () => snapshot !== null,
    answer({ search, cookie }) {
      if (snapshot === null) return null;
      if (!isYoungerThan(REFRESH_AFTER_MS, snapshot) && isOnline()) refresh();
      // Without a connection old prices are better than none: an order is priced by the server.
      if (!isYoungerThan(FRESH_MS, snapshot) && isOnline()) return null;
      return homeData(
        snapshot.catalogue,
        readCatalogueQuery({ search, cookie, isFullLoad: false, randomSeed }),
      );
    },
    async refreshIfStale() {
      if (snapshot !== null && !isYoungerThan(FRESH_MS, snapshot)) await refresh();
    },
  };
}
