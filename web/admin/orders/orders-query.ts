import { ORDER_TAB_NAMES, ORDER_TABS, type OrderTab } from '#domain/orders/order-tabs.ts';
import type { ShownQuoteState } from '#domain/orders/quote-state.ts';
import { pageNumber } from '../list/page-number.ts';
import type { ListAddress } from '../list/use-list-query.ts';

export const ORDERS_PER_PAGE = 10;

/** The orders screen's address as a value. */
export type OrdersQuery = {
  readonly tab: OrderTab;
  readonly text: string;
  /** `null` for orders with any quote, or none. */
  readonly quote: ShownQuoteState | null;
  /** Only those whose reminder is due. */
  readonly isDue: boolean;
  /** The deleted ones instead of the others. */
  readonly showsDeleted: boolean;
  readonly page: number;
};

export const ALL_ORDERS: OrdersQuery = {
  tab: 'Todos',
  text: '',
  quote: null,
  isDue: false,
  showsDeleted: false,
  page: 1,
};

/** How the address names each state of a quote. */
const QUOTE_NAMES = {
  none: 'sin-presupuesto',
  sent: 'enviado',
  seen: 'visto',
  accepted: 'aceptado',
  'changes-requested': 'con-cambios',
  expired: 'vencido',
} as const satisfies Record<ShownQuoteState, string>;

/** The states in the order of the filter. */
export const QUOTE_CHOICES: readonly ShownQuoteState[] = Object.keys(QUOTE_NAMES).filter(
  (state): state is ShownQuoteState => state in QUOTE_NAMES,
);

/** The API's limit. */
const MAX_TEXT_LENGTH = 200;

export function ordersQuery(search: URLSearchParams): OrdersQuery {
  return {
    tab: ORDER_TAB_NAMES.find((tab) => tab === search.get('estado')) ?? 'Todos',
    text: (search.get('q') ?? '').trim().slice(0, MAX_TEXT_LENGTH),
    quote: QUOTE_CHOICES.find((state) => QUOTE_NAMES[state] === search.get('presupuesto')) ?? null,
    isDue: search.get('recordatorios') === '1',
    showsDeleted: search.get('eliminados') === '1',
    page: pageNumber(search),
  };
}

/** The `search` part of the address, without default values. */
export function ordersSearch(part: Partial<OrdersQuery>): string {
  const { tab, text, quote, isDue, showsDeleted, page } = { ...ALL_ORDERS, ...part };
  const search = new URLSearchParams();
  if (showsDeleted) search.set('eliminados', '1');
  if (tab !== 'Todos') search.set('estado', tab);
  if (text !== '') search.set('q', text);
  if (quote !== null) search.set('presupuesto', QUOTE_NAMES[quote]);
  if (isDue) search.set('recordatorios', '1');
  if (page > 1) search.set('pagina', `${page}`);
  return search.size === 0 ? '' : `?${search}`;
}

/** The query's filter with the API's names; empty values are left out by whoever sends it. */
export function ordersFilter({ tab, text, quote, isDue, showsDeleted }: OrdersQuery) {
  return {
    status: ORDER_TABS[tab] ?? '',
    q: text,
    quote: quote ?? '',
    reminder: isDue ? 'due' : '',
    deleted: showsDeleted ? '1' : '',
  };
}

/** Whether more than the tab and the search leaves orders out. */
export function isFiltered({ quote, isDue }: OrdersQuery): boolean {
  return quote !== null || isDue;
}

export const ORDERS_ADDRESS: ListAddress<OrdersQuery> = {
  read: ordersQuery,
  write: ordersSearch,
  firstPage: { page: 1 },
};
