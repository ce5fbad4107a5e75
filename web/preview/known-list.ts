import { categoryAt } from '#domain/addresses/category-at.ts';
import { listPlace } from '#domain/addresses/list-place.ts';
import { hasFilters } from '#domain/catalogue/filters.ts';
import type { Taxonomy } from '#domain/catalogue/taxonomy.ts';
import { readCatalogueQuery } from '#web/catalogue/read-catalogue-query.ts';
import { resultsTitle } from '#web/catalogue/results-title.ts';

/** What the address alone tells of a list. */
export type KnownList = {
  readonly title: string;
  /** Whether it is a category with a picture and with places below it. */
  readonly isPlace: boolean;
};

type Address = { readonly pathname: string; readonly search: string };

/** The list at an address; `null` for the home, and for what is no list. */
export function knownList({ pathname, search }: Address, taxonomy: Taxonomy): KnownList | null {
  const read = readCatalogueQuery({
    search: new URLSearchParams(search),
    cookie: null,
    isFullLoad: false,
    randomSeed: () => 0,
  });
  const { section, ...parts } = listPlace(pathname) ?? {};
  const category = section === undefined ? null : categoryAt({ section, ...parts }, taxonomy);
  const filters = { ...read.filters, ...category };
  const isList = category !== null || (pathname === '/' && (hasFilters(filters) || read.page > 1));
  if (!isList) return null;
  const isPlace = filters.text.trim() === '' && filters.type === 'all' && filters.subsection !== 'all';
  return { title: resultsTitle(filters, taxonomy), isPlace };
}
