import type { OrderedContent } from '#domain/orders/ordered-line.ts';

/** A placed order, as its page shows it. The page's entry in the browser's history keeps it, so a reload loses nothing. */
export type PlacedOrder = OrderedContent & {
  /** The absolute address of the order's own page. */
  readonly link: string;
};

/** The order in a history entry's state; `null` if the entry is of another page. */
export function placedOrderIn(state: unknown): PlacedOrder | null {
  return isPlacedOrder(state) ? state : null;
}

/** Enough to tell: no other state of the cart page's entries has an order's number. An earlier version's order says nothing. */
function isPlacedOrder(state: unknown): state is PlacedOrder {
  return typeof state === 'object' && state !== null && 'orderNumber' in state && 'said' in state;
}
