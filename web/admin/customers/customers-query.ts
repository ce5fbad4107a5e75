import { pageNumber } from '../list/page-number.ts';
import type { ListAddress } from '../list/use-list-query.ts';

export const CUSTOMERS_PER_PAGE = 20;

/** The query of the list of customers, as kept in the address. */
export type CustomersQuery = { readonly text: string; readonly page: number };

export function customersQuery(search: URLSearchParams): CustomersQuery {
  return { text: search.get('buscar') ?? '', page: pageNumber(search) };
}

/** The query string of a view; defaults are left out. */
export function customersSearch({ text, page }: CustomersQuery): string {
  const search = new URLSearchParams();
  if (text !== '') search.set('buscar', text);
  if (page > 1) search.set('pagina', `${page}`);
  return search.size === 0 ? '' : `?${search}`;
}

export const CUSTOMERS_ADDRESS: ListAddress<CustomersQuery> = {
  read: customersQuery,
  write: customersSearch,
  firstPage: { page: 1 },
};
