import { pagedPath } from '#domain/addresses/paged-path.ts';
import { type Filters, NO_FILTERS } from '#domain/catalogue/filters.ts';
import { type PageSize, pageHolding } from '#domain/catalogue/page-size.ts';
import type { ProductOrder } from '#domain/catalogue/product-order.ts';

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

/** The parameters of a list's address. */
export type CatalogueParameter =
  | 'type'
  | 'subsection'
  | 'price'
  | 'minPrice'
  | 'offers'
  | 'bulk'
  | 'brand'
  | 'colour'
  | 'order'
  | 'q'
  | 'page'
  | 'size'
  | 'seed';

/** The id of the results, for links that change them. */
export const RESULTS_ID = 'productos';

/** The largest page size. It is rendered while the window's width is unknown. */
export const MAX_PAGE_SIZE: PageSize = 16;

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

/** The address of the page where the list is ordered and filtered without scripts (FIND-005). */
export function narrowingHref(query: CatalogueQuery): string {
  return `/filtros?${new URLSearchParams(catalogueParams({ ...query, page: 1 }))}`;
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

/** Pesos as `parsePesos` reads them: '1500', '1234,5'. */
export function writtenPrice(pesos: number): string {
  return String(pesos).replace('.', ',');
}
