import { LIST_ORDERS, type ListOrder } from '#domain/catalogue/product-order.ts';
import { pageNumber } from '../list/page-number.ts';
import type { ListAddress } from '../list/use-list-query.ts';
import { criteriaFilter, criteriaIn, criteriaSearch, type ListCriteria } from './list-criteria.ts';

/** The parts that a product can lack: names in the address and in the API. */
const MISSING = { precio: 'price', foto: 'photo', codigo: 'code' } as const;

/** The parameter of 'Precios viejos' in the address. */
const OLD_PRICES = 'precios-viejos';

/** The API's limit. */
const MAX_DAYS = 3650;

/** The orders as the address names them. */
const ORDER_NAMES = {
  newest: '',
  name: 'nombre',
  'name-desc': 'nombre-desc',
  code: 'codigo',
  'code-desc': 'codigo-desc',
  cheapest: 'precio',
  dearest: 'precio-desc',
} as const satisfies Record<ListOrder, string>;

export type MissingPart = keyof typeof MISSING;

/** The products screen's query, as kept in the address. */
export type ProductsQuery = {
  /** A whole code, or words. */
  readonly text: string;
  readonly showsHidden: boolean;
  /** The deleted products instead of the others. */
  readonly showsDeleted: boolean;
  readonly missing: MissingPart | null;
  /** Only products whose price did not change in this many days. */
  readonly unchangedDays: number | null;
  readonly criteria: ListCriteria;
  readonly order: ListOrder;
  /** From 1. */
  readonly page: number;
};

export function productsQuery(search: URLSearchParams): ProductsQuery {
  const missing = search.get('falta');
  return {
    text: search.get('buscar') ?? '',
    showsHidden: search.get('ocultos') === '1',
    showsDeleted: search.get('eliminados') === '1',
    missing: isMissingPart(missing) ? missing : null,
    unchangedDays: daysIn(search.get(OLD_PRICES)),
    criteria: criteriaIn(search),
    order: LIST_ORDERS.find((order) => ORDER_NAMES[order] === search.get('orden')) ?? 'newest',
    page: pageNumber(search),
  };
}

function daysIn(text: string | null): number | null {
  const days = Number(text);
  return Number.isSafeInteger(days) && days >= 1 && days <= MAX_DAYS ? days : null;
}

function isMissingPart(name: string | null): name is MissingPart {
  return name !== null && Object.hasOwn(MISSING, name);
}

/** The query string of a view; defaults are left out. */
export function productsSearch(query: ProductsQuery): string {
  const { text, showsHidden, showsDeleted, missing, unchangedDays, criteria, order, page } = query;
  const search = new URLSearchParams();
  if (text !== '') search.set('buscar', text);
  if (showsHidden) search.set('ocultos', '1');
  if (showsDeleted) search.set('eliminados', '1');
  if (missing !== null) search.set('falta', missing);
  if (unchangedDays !== null) search.set(OLD_PRICES, `${unchangedDays}`);
  for (const [name, value] of criteriaSearch(criteria)) search.set(name, value);
  if (order !== 'newest') search.set('orden', ORDER_NAMES[order]);
  if (page > 1) search.set('pagina', `${page}`);
  return search.size === 0 ? '' : `?${search}`;
}

/** The query of `GET /items`. */
export function itemsSearch(query: ProductsQuery, size: number): string {
  const paging = { page: `${query.page}`, size: `${size}`, order: query.order, brief: '1' };
  return `?${new URLSearchParams({ ...paging, ...itemsFilter(query) })}`;
}

/** The filter with the API's names. */
export function itemsFilter({
  text,
  showsHidden,
  showsDeleted,
  missing,
  unchangedDays,
  criteria,
}: ProductsQuery): Record<string, string> {
  return {
    ...(text !== '' && { q: text }),
    ...(showsHidden && { hidden: '1' }),
    ...(showsDeleted && { deleted: '1' }),
    ...(missing !== null && { missing: MISSING[missing] }),
    ...(unchangedDays !== null && { unchangedDays: `${unchangedDays}` }),
    ...criteriaFilter(criteria),
  };
}

export const PRODUCTS_ADDRESS: ListAddress<ProductsQuery> = {
  read: productsQuery,
  write: productsSearch,
  firstPage: { page: 1 },
};
