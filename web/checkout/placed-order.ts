import type { CountedVariant } from '#domain/cart/line-variants.ts';
import type { Centavos } from '#domain/money/centavos.ts';

type PlacedLine = {
  readonly productId: string;
  readonly brand: string;
  readonly name: string;
  readonly photo: string | null;
  readonly units: number;
  /** The variants with a name. */
  readonly variants: readonly Pick<CountedVariant, 'key' | 'label' | 'kind' | 'units'>[];
  /** `null` is 'Consultar'. */
  readonly total: Centavos | null;
};

/** A placed order, as its page shows it. The page's entry in the browser's history keeps it, so a reload loses nothing. */
export type PlacedOrder = {
  readonly orderNumber: number;
  readonly lines: readonly PlacedLine[];
  readonly total: Centavos;
  readonly saving: Centavos;
  readonly hasUnpriced: boolean;
};

/** The order in a history entry's state; `null` if the entry is of another page. */
export function placedOrderIn(state: unknown): PlacedOrder | null {
  return isPlacedOrder(state) ? state : null;
}

/** Enough to tell: no other state of the cart page's entries has an order's number. */
function isPlacedOrder(state: unknown): state is PlacedOrder {
  return typeof state === 'object' && state !== null && 'orderNumber' in state && 'lines' in state;
}
