import { pageNumber } from '../list/page-number.ts';

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

export function batchSearch({ page, open }: BatchAddress): string {
  const search = new URLSearchParams();
  if (page > 1) search.set('pagina', `${page}`);
  if (open !== null) search.set(OPEN_BATCH, open);
  return search.size === 0 ? '' : `?${search}`;
}

/** Opening a batch over its list doesn't change the list. */
export function isSameList(one: URL, other: URL): boolean {
  return pageNumber(one.searchParams) === pageNumber(other.searchParams);
}
