import type { Landing, PlaceBelow } from '#domain/addresses/landing.ts';
import { type Filters, hasFilters, NO_FILTERS } from '#domain/catalogue/filters.ts';
import { SECTION_FILTERS } from '#domain/catalogue/prepared-filters.ts';
import type { SynonymGroups } from '#domain/search/synonyms.ts';
import type { CatalogueReader } from '#web/context.ts';
import { type CatalogueQuery, MAX_PAGE_SIZE } from './catalogue-query.ts';
import { isFrontPage } from './front-page.ts';
import { MAX_OFFERS } from './max-offers.ts';
import type { CatalogueView } from './sized-view.ts';

/** The part of a catalogue that the home reads, on the server or in the browser. */
export type HomeCatalogue = Pick<
  CatalogueReader,
  'page' | 'beside' | 'offers' | 'counts' | 'foundCounts' | 'landing' | 'listAt'
>;

export type HomeData = {
  readonly view: CatalogueView;
  /** How many products match the words alone, where none matches the other filters too; else 0. */
  readonly inWholeShop: number;
  /** On the first page of a search that finds something. */
  readonly beside: ReturnType<HomeCatalogue['beside']>;
  /** The categories, on the front and where a search finds nothing. */
  readonly places: readonly PlaceBelow[];
  readonly offers: ReturnType<HomeCatalogue['offers']>;
  readonly counts: ReturnType<HomeCatalogue['counts']>;
  /** What each category's link leads to, with the words and choices that it keeps. */
  readonly linked: ReturnType<HomeCatalogue['counts']>;
  readonly landing: Landing;
};

/** @param synonyms of the shop, as far as they are known */
export function homeData(
  catalogue: HomeCatalogue,
  query: CatalogueQuery,
  synonyms: SynonymGroups = [],
): HomeData {
  const page = catalogue.page({ ...query, size: query.size ?? MAX_PAGE_SIZE, synonyms });
  const inWholeShop = page.total === 0 ? totalInWholeShop(catalogue, query.filters, synonyms) : 0;
  const isSearched = query.filters.text.trim() !== '';
  const hasBeside = isSearched && page.page === 1 && page.total > 0 && page.reading === null;
  const beside = hasBeside ? catalogue.beside({ ...query, synonyms }) : null;
  const isFront = isFrontPage({ ...query, page: page.page });
  const places = isFront || (isSearched && page.total === 0) ? placesOf(catalogue) : [];
  // Every page needs the offers, because the flash offers can open on any of them.
  const offers = catalogue.offers({ seed: query.seed, most: MAX_OFFERS });
  const landing = catalogue.landing(query.filters);
  const counts = catalogue.counts();
  const isNarrowed = hasFilters({ ...query.filters, type: 'all', subsection: 'all' });
  const linked = isNarrowed ? catalogue.foundCounts({ filters: query.filters, synonyms }) : counts;
  return { view: { query, page }, inWholeShop, beside, places, offers, counts, linked, landing };
}

/** The subsections of both sections, with their products' number and pictures. */
function placesOf(catalogue: HomeCatalogue): PlaceBelow[] {
  return SECTION_FILTERS.flatMap((type) => catalogue.landing({ ...NO_FILTERS, type }).below);
}

function totalInWholeShop(
  catalogue: HomeCatalogue,
  { text, ...others }: Filters,
  synonyms: SynonymGroups,
): number {
  const isNarrowed = hasFilters({ ...others, text: '' });
  if (!isNarrowed || text.trim() === '') return 0;
  return catalogue.page({ filters: { ...NO_FILTERS, text }, seed: 0, page: 1, size: 1, synonyms }).total;
}
