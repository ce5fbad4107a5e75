import { cardsOfCompact } from '#schemas/wire/compact-catalogue.ts';
import type { FetchedCatalogue } from '#web/api/fetch-compact-catalogue.ts';
import { readCatalogueQuery } from './catalogue-query.ts';
import { heldHomeCatalogue } from './held-home-catalogue.ts';
import { type HomeCatalogue, type HomeData, homeData } from './home-data.ts';
import { indexedInPieces } from './indexed-in-pieces.ts';

/** How long what the server said last is answered with: no price on a page is older. Milliseconds. */
export const FRESH_MILLISECONDS = 60_000;

/** From this age on, answering asks the server behind the shopper's back, so that who goes on never waits. */
const AGEING_MILLISECONDS = 30_000;

/** The catalogue that a browser holds. It begins empty: `refresh` brings the products. */
export type BrowserCatalogue = {
  isAtHand(): boolean;
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

type Held = {
  readonly catalogue: HomeCatalogue;
  readonly tag: string;
  /** When the server was asked, in epoch milliseconds. */
  readonly currentAt: number;
};

export function browserCatalogue(surroundings: Surroundings): BrowserCatalogue {
  const { fetchCatalogue, now, isOnline, randomSeed, onChange } = surroundings;
  let held: Held | null = null;
  let refreshing: Promise<void> | null = null;

  async function read(): Promise<void> {
    const before = held;
    const currentAt = now();
    const fetched = await fetchCatalogue(before?.tag ?? null);
    if (fetched.kind === 'unchanged') {
      held = before && { ...before, currentAt };
    } else if (fetched.kind === 'none') {
      held = null;
    } else {
      const index = await indexedInPieces(cardsOfCompact(fetched.wire));
      held = { catalogue: heldHomeCatalogue(index), tag: fetched.tag, currentAt };
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
  function isYoungerThan(milliseconds: number, { currentAt }: Held): boolean {
    const age = now() - currentAt;
    return age >= 0 && age < milliseconds;
  }

  return {
    refresh,
    isAtHand: () => held !== null,
    answer({ search, cookie }) {
      if (held === null) return null;
      if (!isYoungerThan(AGEING_MILLISECONDS, held) && isOnline()) refresh();
      // Without a connection old prices are better than none: an order is priced by the server.
      if (!isYoungerThan(FRESH_MILLISECONDS, held) && isOnline()) return null;
      return homeData(held.catalogue, readCatalogueQuery({ search, cookie, isFullLoad: false, randomSeed }));
    },
    async refreshIfStale() {
      if (held !== null && !isYoungerThan(FRESH_MILLISECONDS, held)) await refresh();
    },
  };
}
