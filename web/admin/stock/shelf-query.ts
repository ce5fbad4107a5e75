import { pageNumber } from '../list/page-number.ts';
import type { ListAddress } from '../list/use-list-query.ts';

export const SHELF_ROWS = 50;

/** The list of what there is, as kept in the address. */
export type ShelfQuery = {
  readonly text: string;
  /** Only what runs low, what more was promised of than there is, or what has remnants. */
  readonly only: 'low' | 'short' | 'remnants' | null;
  readonly page: number;
  /** The product whose ledger is open. */
  readonly open: string | null;
};

const FILTERS = { low: 'por-reponer', short: 'faltantes', remnants: 'retazos' } as const;

const NAMES = ['low', 'short', 'remnants'] as const;

export function shelfQuery(search: URLSearchParams): ShelfQuery {
  const filter = search.get('ver');
  return {
    text: search.get('buscar') ?? '',
    only: NAMES.find((name) => FILTERS[name] === filter) ?? null,
    page: pageNumber(search),
    open: search.get('libro'),
  };
}

/** The query string of a view; defaults are left out. */
export function shelfSearch({ text, only, page, open }: ShelfQuery): string {
  const search = new URLSearchParams();
  if (text !== '') search.set('buscar', text);
  if (only !== null) search.set('ver', FILTERS[only]);
  if (page > 1) search.set('pagina', `${page}`);
  if (open !== null) search.set('libro', open);
  return search.size === 0 ? '' : `?${search}`;
}

export const SHELF_ADDRESS: ListAddress<ShelfQuery> = {
  read: shelfQuery,
  write: shelfSearch,
  firstPage: { page: 1, open: null },
};
