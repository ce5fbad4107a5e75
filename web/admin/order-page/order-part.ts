/** The parts of an order's page, as narrow windows show them: one at a time. */
export const ORDER_PARTS = {
  presupuesto: 'Presupuesto',
  pidio: 'Pidió',
  cliente: 'Cliente',
  pagos: 'Pagos',
  historial: 'Historial',
} as const;

export type OrderPart = keyof typeof ORDER_PARTS;

/** The parts' names in the order of their tabs. */
export const ORDER_PART_NAMES = [
  'presupuesto',
  'pidio',
  'cliente',
  'pagos',
  'historial',
] as const satisfies OrderPart[];

const FIRST = ORDER_PART_NAMES[0];

export function orderPart(search: URLSearchParams): OrderPart {
  return ORDER_PART_NAMES.find((part) => part === search.get('ver')) ?? FIRST;
}

/** The `search` part of the address; the first part has none. */
export function orderPartSearch(part: OrderPart): string {
  return part === FIRST ? '?' : `?ver=${part}`;
}
