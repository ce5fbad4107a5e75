import { ORDER_TAB_NAMES, type OrderTab } from '#domain/orders/order-tabs.ts';
import { pageNumber } from '../list/page-number.ts';

export const ORDERS_PER_PAGE = 10;

/** The orders screen's address as a value. */
export type OrdersQuery = { readonly tab: OrderTab; readonly text: string; readonly page: number };

/** The API's limit. */
const MAX_TEXT_LENGTH = 200;

export function ordersQuery(search: URLSearchParams): OrdersQuery {
  return {
    tab: ORDER_TAB_NAMES.find((tab) => tab === search.get('estado')) ?? 'Todos',
    text: (search.get('q') ?? '').trim().slice(0, MAX_TEXT_LENGTH),
    page: pageNumber(search),
  };
}

/** The `search` part of the address, without default values. */
export function ordersSearch({ tab, text, page }: OrdersQuery): string {
  const search = new URLSearchParams();
  if (tab !== 'Todos') search.set('estado', tab);
  if (text !== '') search.set('q', text);
  if (page > 1) search.set('pagina', `${page}`);
  return search.size === 0 ? '' : `?${search}`;
}
