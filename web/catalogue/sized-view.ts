import { lastPageOf, type PageSize, pageHolding } from '#domain/catalogue/page-size.ts';
import type { ListedProduct } from '#domain/products/listed-product.ts';
import type { FoundProducts } from '#domain/search/found-products.ts';
import { type CatalogueQuery, MAX_PAGE_SIZE } from './catalogue-query.ts';

export type CatalogueView = {
  readonly query: CatalogueQuery;
  readonly page: FoundProducts<ListedProduct>;
};

/** Cuts a view to the window's page size; it can't add missing products. */
export function sizedView({ query, page }: CatalogueView, size: PageSize): CatalogueView {
  return {
    query: { ...query, page: page.page, size },
    page: {
      ...page,
      products: page.products.slice(0, size),
      lastPage: lastPageOf(page.total, size),
    },
  };
}

/**
 * The query that shows the same first product in the window's size; `null` if the loaded products suffice (GRID-G06).
 */
export function correctedQuery({ query, page }: CatalogueView, size: PageSize): CatalogueQuery | null {
  const rendered = query.size ?? MAX_PAGE_SIZE;
  if (size === rendered) return null;
  const hasEnough = page.page === 1 && page.products.length >= Math.min(size, page.total);
  if (hasEnough) return null;
  const index = (page.page - 1) * rendered;
  return { ...query, page: pageHolding({ index, size }), size };
}
