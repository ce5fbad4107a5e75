import type { Centavos } from '#domain/money/centavos.ts';
import type { ApiProblem } from '#web/api/api-client.ts';

/** A refused order, for the notice that explains it. */
export type OrderRefusal = {
  readonly problem: ApiProblem;
  /** The total that the shopper had confirmed. */
  readonly formerTotal: Centavos;
  /** Whether the cart was brought up to date since. */
  readonly isCurrent: boolean;
};

/** The refusal of an order that waited for the network: the cart's entry in the history brings it. */
export function refusalIn(state: unknown): OrderRefusal | null {
  return isReturned(state) ? state.refusal : null;
}

/** Safe because no other state of the cart's entries has a refusal. */
function isReturned(state: unknown): state is { readonly refusal: OrderRefusal } {
  return typeof state === 'object' && state !== null && 'refusal' in state;
}
