import { pagedPath } from '#domain/addresses/paged-path.ts';
import { type Filters, NO_FILTERS } from '#domain/catalogue/filters.ts';
import { PAGE_SIZES, type PageSize, pageHolding } from '#domain/catalogue/page-size.ts';
import { PRODUCT_ORDERS, type ProductOrder } from '#domain/catalogue/product-order.ts';
import { ORDER_SEEDS } from '#domain/catalogue/shuffled.ts';
import { parsePesos } from '#domain/money/parse-pesos.ts';
import type { ParameterValues } from '#web/shared-page.ts';

/** The home's address as a value: filters, page, page size and order. */
export type CatalogueQuery = {
  readonly filters: Filters;
  readonly page: number;
  /** `null` while the window's width is unknown. */
  readonly size: PageSize | null;
  readonly seed: number;
  /** Absent for the specified order (FIND-005). */
  readonly order?: ProductOrder | undefined;
  /** Absent on the home's own address. */
  readonly place?: ListPlace | undefined;
};

/** The address of a list that is not the home's, and the names of the parameters that it stands for (FIND-009). */
type ListPlace = { readonly path: string; readonly stands: readonly string[] };

/** The orders as addresses name them. */
export const ORDER_NAMES = {
  cheapest: 'precio',
  dearest: 'precio-desc',
  newest: 'nuevos',
  name: 'nombre',
} as const satisfies Record<ProductOrder, string>;

/** The id of the results, for links that change them. */
export const RESULTS_ID = 'productos';

/** The largest page size. It is rendered while the window's width is unknown. */
export const MAX_PAGE_SIZE: PageSize = 16;

const MAX_TEXT_LENGTH = 200;
const SHORT_TEXT = /^.{0,60}$/su;
const AMOUNT = /^[\d.,$\s]{1,20}$/;

/** An address can name any number of brands and colours: more than these, and longer ones, count as absent. */
const MAX_NAMES = 20;
const MAX_NAME_LENGTH = 120;

/**
 * All parameters of the home's address, with the values for which visitors share a rendered page. One with several
 * brands or colours is rendered for its visitor.
 */
export const CATALOGUE_PARAMETERS = {
  type: SHORT_TEXT,
  subsection: SHORT_TEXT,
  price: AMOUNT,
  minPrice: AMOUNT,
  offers: ['1'],
  bulk: ['1'],
  brand: SHORT_TEXT,
  colour: SHORT_TEXT,
  order: Object.values(ORDER_NAMES),
  q: /^.{0,100}$/su,
  page: /^[1-9]\d{0,4}$/,
  size: PAGE_SIZES.map(String),
  seed: Array.from({ length: ORDER_SEEDS }, (_, seed) => String(seed)),
} satisfies Record<string, ParameterValues>;

type CatalogueParameter = keyof typeof CATALOGUE_PARAMETERS;

/** The order of a page after the first whose address names none: a crawler that returns finds the same products. */
const ORDER_OF_LATER_PAGES = 0;

/** Reads a parameter of the address. */
type Given = (name: CatalogueParameter) => string | null;

/** Reads a parameter that an address may repeat. */
type GivenNames = (name: CatalogueParameter) => readonly string[];

type Address = {
  readonly search: URLSearchParams;
  /** The whole `Cookie` header. */
  readonly cookie: string | null;
  /** Whether this is a full page load, not a navigation within the shop. */
  readonly isFullLoad: boolean;
  /** Used when the address names no order, on a full load or without the cookie (HOME-004). */
  readonly randomSeed: () => number;
};

/** Reads an address leniently: invalid values count as absent. */
export function readCatalogueQuery({ search, cookie, isFullLoad, randomSeed }: Address): CatalogueQuery {
  // A step back to the home must find the order in which it was left.
  const given: Given = (name) => search.get(name);
  const keptSeed = isFullLoad ? null : wholeNumber(cookieValue(cookie, 'seed'));
  const page = wholeNumber(given('page')) || 1;
  const newSeed = () => (page === 1 ? randomSeed() : ORDER_OF_LATER_PAGES);
  return {
    filters: readFilters(given, (name) => namesIn(search.getAll(name))),
    page,
    size: pageSize(given('size')) ?? pageSize(cookieValue(cookie, 'size')),
    seed: (wholeNumber(given('seed')) ?? keptSeed ?? newSeed()) % ORDER_SEEDS,
    ...orderNamed(given('order')),
  };
}

function readFilters(given: Given, givenNames: GivenNames): Filters {
  return {
    type: given('type')?.trim() || NO_FILTERS.type,
    subsection: given('subsection')?.trim() || NO_FILTERS.subsection,
    price: amount(given('price')),
    minPrice: amount(given('minPrice')),
    text: (given('q') ?? '').slice(0, MAX_TEXT_LENGTH),
    onlyOffers: given('offers') === '1',
    onlyBulkOffers: given('bulk') === '1',
    brands: givenNames('brand'),
    colours: givenNames('colour'),
  };
}

/** The parameters of a query, without default values; `seed` is always included. */
export function catalogueParams({ filters, page, size, seed, order }: CatalogueQuery): [string, string][] {
  const params: Record<CatalogueParameter, string | readonly string[] | null> = {
    type: filters.type === NO_FILTERS.type ? null : filters.type,
    subsection: filters.subsection === NO_FILTERS.subsection ? null : filters.subsection,
    price: filters.price === 0 ? null : writtenPrice(filters.price),
    minPrice: filters.minPrice === 0 ? null : writtenPrice(filters.minPrice),
    offers: filters.onlyOffers ? '1' : null,
    bulk: filters.onlyBulkOffers ? '1' : null,
    brand: filters.brands,
    colour: filters.colours,
    order: order === undefined ? null : ORDER_NAMES[order],
    q: filters.text.trim() || null,
    page: page === 1 ? null : String(page),
    size: size === null ? null : String(size),
    seed: String(seed),
  };
  return Object.entries(params).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
}

/** The address of a query. Pages after the first need a size: an unknown one becomes the rendered size. */
export function catalogueHref(query: CatalogueQuery): string {
  const size = query.page > 1 ? (query.size ?? MAX_PAGE_SIZE) : query.size;
  const params = catalogueParams({ ...query, size }).filter(([name]) => !query.place?.stands.includes(name));
  return `${query.place?.path ?? '/'}?${new URLSearchParams(params)}`;
}

/** The address of page 1 with other filters (GRID-023). They may be those of another place, so it is the home's. */
export function filteredHref(query: CatalogueQuery, filters: Partial<Filters>): string {
  return catalogueHref({
    ...query,
    place: undefined,
    filters: { ...query.filters, ...filters },
    page: 1,
  });
}

/**
 * The canonical address of a query, for search engines. It leaves out order and size. A page of a smaller size gets the
 * page of the largest size that holds its last product: a narrower window came from that page.
 * @param results how many products match, and the address of the first page
 */
export function canonicalPath(
  { page, size }: Pick<CatalogueQuery, 'page' | 'size'>,
  { total, path }: { total: number; path: string },
): string {
  const index = Math.max(1, Math.min(page * (size ?? MAX_PAGE_SIZE), total)) - 1;
  const pageAtLargest = pageHolding({ index, size: MAX_PAGE_SIZE });
  return pagedPath(path, pageAtLargest);
}

/** The same address with another category. */
export function linkedPath(
  search: URLSearchParams,
  { type, subsection }: Pick<Filters, 'type' | 'subsection'>,
): string {
  const others = [...search].filter(([name]) => name !== 'type' && name !== 'subsection');
  const category = Object.entries({ type, subsection }).filter(([, name]) => name !== 'all');
  return `/?${new URLSearchParams([...category, ...others])}`;
}

/** Pesos as `parsePesos` reads them: '1500', '1234,5'. */
export function writtenPrice(pesos: number): string {
  return String(pesos).replace('.', ',');
}

/** In pesos; 0 for a text that is no price. */
function amount(text: string | null): number {
  return (parsePesos(text ?? '') ?? 0) / 100;
}

function namesIn(given: readonly string[]): string[] {
  const names = given
    .map((name) => name.trim())
    .filter(({ length }) => length > 0 && length <= MAX_NAME_LENGTH);
  return [...new Set(names)].slice(0, MAX_NAMES);
}

function orderNamed(text: string | null): Pick<CatalogueQuery, 'order'> {
  const order = PRODUCT_ORDERS.find((known) => ORDER_NAMES[known] === text);
  return order === undefined ? {} : { order };
}

function pageSize(text: string | null): PageSize | null {
  return PAGE_SIZES.find((size) => String(size) === text) ?? null;
}

/** The text as a whole number of at most nine digits, else `null`. */
function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text.trim()) ? Number(text) : null;
}

function cookieValue(header: string | null, name: string): string | null {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1] ?? null;
}
