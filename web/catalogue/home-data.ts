import type { Landing } from '#domain/addresses/landing.ts';
import { type Filters, hasFilters, NO_FILTERS } from '#domain/catalogue/filters.ts';
import type { BeyondSearch } from '#domain/search/beyond-results.ts';
import type { CatalogueReader } from '#web/context.ts';
import { type CatalogueQuery, MAX_PAGE_SIZE } from './catalogue-query.ts';
import { MAX_OFFERS } from './max-offers.ts';
import type { CatalogueView } from './sized-view.ts';

/** The part of a catalogue that the home reads, on the server or in the browser. */
export type HomeCatalogue = Pick<
  CatalogueReader,
  'page' | 'beyond' | 'offers' | 'counts' | 'landing' | 'listAt'
>;

export type HomeData = {
  readonly view: CatalogueView;
  /** How many products match the words alone, where none matches the other filters too; else 0. */
  readonly inWholeShop: number;
  /** On the first page of a search. */
  readonly beyond: ReturnType<HomeCatalogue['beyond']>;
  readonly offers: ReturnType<HomeCatalogue['offers']>;
  readonly counts: ReturnType<HomeCatalogue['counts']>;
  readonly landing: Landing;
};

/** @param synonyms of the shop, as far as they are known */
export function homeData(
  catalogue: HomeCatalogue,
  query: CatalogueQuery,
  synonyms: BeyondSearch['synonyms'] = [],
): HomeData {
  const page = catalogue.page({ ...query, size: query.size ?? MAX_PAGE_SIZE });
  const inWholeShop = page.total === 0 ? totalInWholeShop(catalogue, query.filters) : 0;
  const beyond = page.page === 1 ? beyondPage(catalogue, query, synonyms) : null;
  // Every page needs the offers, because the flash offers can open on any of them.
  const offers = catalogue.offers({ seed: query.seed, most: MAX_OFFERS });
  const landing = catalogue.landing(query.filters);
  return { view: { query, page }, inWholeShop, beyond, offers, counts: catalogue.counts(), landing };
}

function beyondPage(
  catalogue: HomeCatalogue,
  { filters, seed, size }: CatalogueQuery,
  synonyms: BeyondSearch['synonyms'],
): HomeData['beyond'] {
  if (filters.text.trim() === '') return null;
  return catalogue.beyond({ filters, seed, size: size ?? MAX_PAGE_SIZE, synonyms });
}

function totalInWholeShop(catalogue: HomeCatalogue, { text, ...others }: Filters): number {
  const isNarrowed = hasFilters({ ...others, text: '' });
  if (!isNarrowed || text.trim() === '') return 0;
  return catalogue.page({ filters: { ...NO_FILTERS, text }, seed: 0, page: 1, size: 1 }).total;
}
