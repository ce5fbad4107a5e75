import { type Filters, hasFilters, NO_FILTERS } from '#domain/catalogue/filters.ts';
import type { CatalogueReader } from '#web/context.ts';
import { type CatalogueQuery, MAX_PAGE_SIZE } from './catalogue-query.ts';
import type { CatalogueView } from './sized-view.ts';

export const MAX_OFFERS = 12;

/** The part of a catalogue that the home reads, on the server or in the browser. */
export type HomeCatalogue = Pick<CatalogueReader, 'page' | 'offers' | 'counts'>;

export type HomeData = {
  readonly view: CatalogueView;
  /** How many products match the words alone, where none matches the other filters too; else 0. */
  readonly inWholeShop: number;
  readonly offers: ReturnType<HomeCatalogue['offers']>;
  readonly counts: ReturnType<HomeCatalogue['counts']>;
};

export function homeData(catalogue: HomeCatalogue, query: CatalogueQuery): HomeData {
  const page = catalogue.page({ ...query, size: query.size ?? MAX_PAGE_SIZE });
  const inWholeShop = page.total === 0 ? totalInWholeShop(catalogue, query.filters) : 0;
  // Every page needs the offers, because the flash offers can open on any of them.
  const offers = catalogue.offers({ seed: query.seed, most: MAX_OFFERS });
  return { view: { query, page }, inWholeShop, offers, counts: catalogue.counts() };
}

function totalInWholeShop(catalogue: HomeCatalogue, { text, ...others }: Filters): number {
  const isNarrowed = hasFilters({ ...others, text: '' });
  if (!isNarrowed || text.trim() === '') return 0;
  return catalogue.page({ filters: { ...NO_FILTERS, text }, seed: 0, page: 1, size: 1 }).total;
}
