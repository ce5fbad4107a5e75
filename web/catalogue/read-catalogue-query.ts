import { type Filters, NO_FILTERS } from '#domain/catalogue/filters.ts';
import { PAGE_SIZES, type PageSize } from '#domain/catalogue/page-size.ts';
import { PRODUCT_ORDERS } from '#domain/catalogue/product-order.ts';
import { ORDER_SEEDS } from '#domain/entries/shuffled.ts';
import { parsePesos } from '#domain/money/parse-pesos.ts';
import type { ParameterValues } from '#web/shared-page.ts';
import { type CatalogueParameter, type CatalogueQuery, ORDER_NAMES } from './catalogue-query.ts';

const MAX_TEXT_LENGTH = 200;
const SHORT_TEXT = /^.{0,60}$/su;
const AMOUNT = /^[\d.,$\s]{0,20}$/;

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
} satisfies Record<CatalogueParameter, ParameterValues>;

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

/** The same address with another category. */
export function linkedPath(
  search: URLSearchParams,
  { type, subsection }: Pick<Filters, 'type' | 'subsection'>,
): string {
  const others = [...search].filter(([name]) => name !== 'type' && name !== 'subsection');
  const category = Object.entries({ type, subsection }).filter(([, name]) => name !== 'all');
  return `/?${new URLSearchParams([...category, ...others])}`;
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
