import { categoryPath } from '#domain/addresses/category-path.ts';
import { type Filters, NO_FILTERS } from '#domain/catalogue/filters.ts';
import { PAGE_SIZES, type PageSize, pageHolding } from '#domain/catalogue/page-size.ts';
import { ORDER_SEEDS } from '#domain/catalogue/shuffled.ts';
import type { ParameterValues } from '#web/shared-page.ts';

/** What the address of the home says: which products, in which order, and which page of them. */
export type CatalogueQuery = {
  readonly filters: Filters;
  readonly page: number;
  /** `null` until the browser has told how wide it is. */
  readonly size: PageSize | null;
  readonly seed: number;
};

/** Where the results begin; links that change them lead there. */
export const RESULTS_ID = 'productos';

/** The size that is rendered while the width is not known: as many as any width shows. */
export const MAX_PAGE_SIZE: PageSize = 16;

const MAX_TEXT_LENGTH = 200;
const SHORT_TEXT = /^.{0,60}$/su;

/** The parameters of the home's address, with the values that its page is shared for. What is read here stands here. */
export const CATALOGUE_PARAMETERS = {
  type: SHORT_TEXT,
  subsection: SHORT_TEXT,
  price: /^[\d.]{1,12}$/,
  q: /^.{0,100}$/su,
  page: /^[1-9]\d{0,4}$/,
  size: PAGE_SIZES.map(String),
  seed: Array.from({ length: ORDER_SEEDS }, (_, seed) => String(seed)),
} satisfies Record<string, ParameterValues>;

type CatalogueParameter = keyof typeof CATALOGUE_PARAMETERS;

/** What an address gives for a parameter. */
type Given = (name: CatalogueParameter) => string | null;

type Address = {
  readonly search: URLSearchParams;
  /** The whole `Cookie` header. */
  readonly cookie: string | null;
  /** Whether the browser loads the page anew, instead of coming from another page of the shop. */
  readonly isFullLoad: boolean;
  /** Taken when a full load's address names no order (HOME-004). */
  readonly randomSeed: () => number;
};

/** Reads an address leniently: what makes no sense counts as absent. */
export function readCatalogueQuery({ search, cookie, isFullLoad, randomSeed }: Address): CatalogueQuery {
  // Who steps back to the home finds it in the order in which it was left.
  const given: Given = (name) => search.get(name);
  const keptSeed = isFullLoad ? null : wholeNumber(cookieValue(cookie, 'seed'));
  return {
    filters: readFilters(given),
    page: wholeNumber(given('page')) || 1,
    size: pageSize(given('size')) ?? pageSize(cookieValue(cookie, 'size')),
    seed: (wholeNumber(given('seed')) ?? keptSeed ?? randomSeed()) % ORDER_SEEDS,
  };
}

function readFilters(given: Given): Filters {
  return {
    type: given('type')?.trim() || NO_FILTERS.type,
    subsection: given('subsection')?.trim() || NO_FILTERS.subsection,
    price: wholeNumber(given('price')?.replaceAll('.', '') ?? null) ?? NO_FILTERS.price,
    text: (given('q') ?? '').slice(0, MAX_TEXT_LENGTH),
  };
}

/** The parameters of an address, without those that say nothing; `seed` is always among them. */
export function catalogueParams({ filters, page, size, seed }: CatalogueQuery): [string, string][] {
  const params: Record<CatalogueParameter, string | null> = {
    type: filters.type === NO_FILTERS.type ? null : filters.type,
    subsection: filters.subsection === NO_FILTERS.subsection ? null : filters.subsection,
    price: filters.price === 0 ? null : String(filters.price),
    q: filters.text.trim() || null,
    page: page === 1 ? null : String(page),
    size: size === null ? null : String(size),
    seed: String(seed),
  };
  return Object.entries(params).filter((pair): pair is [string, string] => pair[1] !== null);
}

/** The address of a query. Another page of the unknown size is a page of the size that was rendered. */
export function catalogueHref(query: CatalogueQuery): string {
  const size = query.page > 1 ? (query.size ?? MAX_PAGE_SIZE) : query.size;
  return `/?${new URLSearchParams(catalogueParams({ ...query, size }))}`;
}

/** The address of other filters, from their first page (GRID-023). */
export function filteredHref(query: CatalogueQuery, filters: Partial<Filters>): string {
  return catalogueHref({ ...query, filters: { ...query.filters, ...filters }, page: 1 });
}

/**
 * The one address of what a query shows, for search engines: order and size make no other page. A page of another size
 * belongs to the page of the largest that its last product stands on, which is the one that a narrower window came from.
 * @param total how many products match
 */
export function canonicalPath(
  { filters: { type, subsection }, page, size }: CatalogueQuery,
  total: number,
): string {
  const index = Math.max(1, Math.min(page * (size ?? MAX_PAGE_SIZE), total)) - 1;
  return categoryPath({ type, subsection, page: pageHolding({ index, size: MAX_PAGE_SIZE }) });
}

function pageSize(text: string | null): PageSize | null {
  return PAGE_SIZES.find((size) => String(size) === text) ?? null;
}

/** A whole number of at most nine digits, else `null`. */
function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text.trim()) ? Number(text) : null;
}

function cookieValue(header: string | null, name: string): string | null {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1] ?? null;
}
