import type { CatalogueReader } from '#web/context.ts';
import { type CatalogueQuery, MAX_PAGE_SIZE } from './catalogue-query.ts';
import type { CatalogueView } from './sized-view.ts';

const MAX_OFFERS = 12;

/** The part of a catalogue that the home reads, on the server or in the browser. */
export type HomeCatalogue = Pick<CatalogueReader, 'page' | 'offers' | 'counts'>;

export type HomeData = {
  readonly view: CatalogueView;
  readonly offers: ReturnType<HomeCatalogue['offers']>;
  readonly counts: ReturnType<HomeCatalogue['counts']>;
};

export function homeData(catalogue: HomeCatalogue, query: CatalogueQuery): HomeData {
  const page = catalogue.page({ ...query, size: query.size ?? MAX_PAGE_SIZE });
  // Every page needs the offers, because the flash offers can open on any of them.
  const offers = catalogue.offers({ seed: query.seed, most: MAX_OFFERS });
  return { view: { query, page }, offers, counts: catalogue.counts() };
}
