import type { LandingAddress } from '#domain/addresses/landing.ts';
import type { Facets } from '#domain/catalogue/facets.ts';
import type { Filters } from '#domain/catalogue/filters.ts';
import { type CatalogueIndex, productWithId } from '#domain/catalogue/search-index.ts';
import type { Taxonomy } from '#domain/catalogue/taxonomy.ts';
import type { ListedProduct } from '#domain/products/listed-product.ts';
import { type Suggestions, suggestions } from '#domain/search/suggestions.ts';
import { cardsOfCompact } from '#schemas/wire/compact-catalogue.ts';
import type { FetchedCatalogue } from '#web/api/fetch-compact-catalogue.ts';
import type { CatalogueQuery } from './catalogue-query.ts';
import { type HomeData, homeData } from './home-data.ts';
import { indexedInPieces } from './indexed-in-pieces.ts';
import { placedQuery } from './placed-query.ts';
import { type BrowsedCatalogue, preloadedCatalogue } from './preloaded-catalogue.ts';
import { readCatalogueQuery } from './read-catalogue-query.ts';

/** How long the last fetched catalogue is used, in ms: no price on a page is older. */
export const FRESH_MS = 60_000;

/**
 * From this age on, in ms, an answer also starts a refresh in the background, so that continued searching never waits.
 */
const REFRESH_AFTER_MS = 30_000;

/** How long a download may take, in ms: far longer than a large catalogue needs on the slowest line. */
const GIVEN_UP_AFTER_MS = 300_000;

/** A copy of the catalogue in the browser. It is empty until `refresh` loads the products. */
export type BrowserCatalogue = {
  isLoaded(): boolean;
  /** The home's data for an address; `null` when the server must answer. */
  answer(address: BrowserAddress): HomeData | null;
  /** What a half-typed search may mean; `null` when the server must answer. */
  suggestions(search: TypedSearch): Promise<Suggestions<ListedProduct> | null>;
  /** The cards of those products, even from an old catalogue; `null` without any. */
  cards(ids: readonly string[]): ListedProduct[] | null;
  /** The card of a product, unless its price may be old; `null` without one. */
  freshCard(id: string): ListedProduct | null;
  /** What products can be narrowed by, even from an old catalogue; `null` without any. */
  facets(filters: Filters): Facets | null;
  /** Fetches the changes. It never rejects: after a failure the server keeps answering. */
  refresh(): Promise<void>;
  /** Like `refresh`, but only when the catalogue is too old for answers. */
  refreshIfStale(): Promise<void>;
};

export type TypedSearch = { readonly text: string; readonly taxonomy: Taxonomy };

type BrowserAddress = {
  readonly search: URLSearchParams;
  readonly cookie: string;
  /** The parts of the path; none for the home's own address. */
  readonly place?: LandingAddress;
};

type Surroundings = {
  readonly taxonomy: Taxonomy;
  readonly fetchCatalogue: (knownTag: string | null, signal: AbortSignal) => Promise<FetchedCatalogue>;
  /** Epoch ms. */
  readonly now: () => number;
  readonly isOnline: () => boolean;
  readonly randomSeed: () => number;
  /** Called when a refresh changed products or prices; not for the first load. */
  readonly onChange: () => void;
};

type Snapshot = {
  readonly index: CatalogueIndex<ListedProduct>;
  readonly catalogue: BrowsedCatalogue;
  readonly tag: string;
  /** When the server was asked, in epoch ms. */
  readonly checkedAt: number;
};

export function createBrowserCatalogue(surroundings: Surroundings): BrowserCatalogue {
  const { taxonomy, fetchCatalogue, now, isOnline, randomSeed, onChange } = surroundings;
  let snapshot: Snapshot | null = null;
  let refreshing: Promise<void> | null = null;

  async function read(): Promise<void> {
    const before = snapshot;
    const checkedAt = now();
    // A silent line would keep every later refresh waiting.
    const fetched = await fetchCatalogue(before?.tag ?? null, AbortSignal.timeout(GIVEN_UP_AFTER_MS));
    if (fetched.kind === 'unchanged') {
      snapshot = before && { ...before, checkedAt };
    } else if (fetched.kind === 'none') {
      snapshot = null;
    } else {
      const index = await indexedInPieces(cardsOfCompact(fetched.wire));
      const { intros } = fetched.wire;
      const catalogue = preloadedCatalogue(index, { taxonomy, intros });
      snapshot = { index, catalogue, tag: fetched.tag, checkedAt };
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

  /** The query of an address; `null` for one that the server must judge. */
  function placed(
    { catalogue }: Snapshot,
    query: CatalogueQuery,
    place: LandingAddress,
  ): CatalogueQuery | null {
    if (place.section === undefined && place.brand === undefined) return query;
    const list = catalogue.listAt(place);
    return list === null || 'movedTo' in list ? null : placedQuery(query, list);
  }

  /** False also when the clock was set back. */
  function isYoungerThan(maxAgeMs: number, { checkedAt }: Snapshot): boolean {
    const age = now() - checkedAt;
    return age >= 0 && age < maxAgeMs;
  }

  async function refreshIfStale(): Promise<void> {
    if (snapshot !== null && !isYoungerThan(FRESH_MS, snapshot) && isOnline()) await refresh();
  }

  return {
    refresh,
    isLoaded: () => snapshot !== null,
    answer({ search, cookie, place = {} }) {
      if (snapshot === null) return null;
      if (!isYoungerThan(REFRESH_AFTER_MS, snapshot) && isOnline()) refresh();
      // Offline, old prices are better than none: the server prices the order.
      if (!isYoungerThan(FRESH_MS, snapshot) && isOnline()) return null;
      const query = placed(
        snapshot,
        readCatalogueQuery({ search, cookie, isFullLoad: false, randomSeed }),
        place,
      );
      const data = query && homeData(snapshot.catalogue, query);
      return data !== null && isOnline() && wantsServer(data) ? null : data;
    },
    async suggestions(search) {
      await refreshIfStale();
      return snapshot && suggestions(snapshot.index, search);
    },
    cards(ids) {
      const index = snapshot?.index;
      return index ? ids.flatMap((id) => productWithId(index, id) ?? []) : null;
    },
    freshCard: (id) =>
      snapshot && isYoungerThan(FRESH_MS, snapshot) ? productWithId(snapshot.index, id) : null,
    facets: (filters) => snapshot?.catalogue.facets({ filters, synonyms: [] }) ?? null,
    refreshIfStale,
  };
}

/** Where the specified search finds nothing the server knows more: synonyms, models and specifications (FIND-002). */
function wantsServer({ view: { query, page } }: HomeData): boolean {
  return (page.total === 0 || page.reading !== null) && query.filters.text.trim() !== '';
}
