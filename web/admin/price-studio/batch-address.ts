import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { pageNumber } from '#web/admin/list/page-number.ts';

const OPEN_BATCH = 'lote';

/** A list of batches as its address keeps it. */
export type BatchAddress = {
  readonly page: number;
  /** The id of the batch in the window; `null` for none. */
  readonly open: string | null;
};

export function batchAddress(search: URLSearchParams): BatchAddress {
  return { page: pageNumber(search), open: search.get(OPEN_BATCH) };
}

/** The query string of a view. What else is in the present search stays: the form of 'Cambiar'. */
export function batchSearch({ page, open }: BatchAddress, present = new URLSearchParams()): string {
  const search = new URLSearchParams(present);
  search.delete('pagina');
  search.delete(OPEN_BATCH);
  if (page > 1) search.set('pagina', `${page}`);
  if (open !== null) search.set(OPEN_BATCH, open);
  return search.size === 0 ? '' : `?${search}`;
}

/** Whether a list is fetched anew: opening a batch over it doesn't change it. */
export function reloadsList({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'defaultShouldRevalidate'>): boolean {
  const isSameList = pageNumber(currentUrl.searchParams) === pageNumber(nextUrl.searchParams);
  return defaultShouldRevalidate && !(isSameList && currentUrl.href !== nextUrl.href);
}
