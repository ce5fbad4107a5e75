import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { lastPageOf, pageHolding } from '#domain/catalogue/page-size.ts';
import { PAGE_SIZE_AT } from '#web/catalogue/page-size-at-width.ts';
import { useAtWidth, valueNow } from '#web/ui/use-at-width.ts';
import type { ProductsPage } from './products-api.ts';
import { type ProductsQuery, productsSearch } from './products-query.ts';
import type { ListLook } from './saved-look.ts';

/** A view and its products; `null` when they can't be fetched. */
export type ShownProducts = {
  readonly query: ProductsQuery;
  readonly size: number;
  readonly page: ProductsPage | null;
  /** How many hidden products an empty list would have. */
  readonly hidden: number;
};

/** The rows of the table; the cards have the catalogue's sizes (GRID-024). */
const TABLE_ROWS = 40;

/** How many products a page of that look has at the window's width. */
export function pageSizeNow(look: ListLook): number {
  return look === 'table' ? TABLE_ROWS : valueNow(PAGE_SIZE_AT);
}

/**
 * Keeps the address on an existing page: the last page when a page became empty, or the page with the same first
 * product when another width or look changes the page size (GRID-020, GRID-G06).
 * @param isOpen whether a product is open over the list; the address stays until it is closed
 */
export function useFittingPage(
  shown: ShownProducts,
  { look, isOpen }: { look: ListLook; isOpen: boolean },
): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const cards = useAtWidth(PAGE_SIZE_AT) ?? shown.size;
  const size = look === 'table' ? TABLE_ROWS : cards;
  const isOtherSize = size !== shown.size;
  const fitting = fittingPage(shown, size);
  const address =
    fitting === shown.query.page || isOpen ? null : productsSearch({ ...shown.query, page: fitting });
  useEffect(() => {
    if (address !== null) navigate({ search: address }, { replace: true, preventScrollReset: true });
    else if (isOtherSize) revalidate();
  }, [address, isOtherSize, navigate, revalidate]);
}

function fittingPage({ query, size: shownSize, page }: ShownProducts, size: number): number {
  if (page === null) return query.page;
  if (shownSize !== size) return pageHolding({ index: (query.page - 1) * shownSize, size });
  return Math.min(query.page, lastPageOf(page.total, size));
}
