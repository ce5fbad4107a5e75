import type { OrderRefusalCode } from '#schemas/wire/order-refusal.ts';
import { Refusal } from '#server/kernel/errors.ts';

/** A refusal that the checkout knows how to mend. Verbs that place orders throw no other. */
export function refusedOrder(code: OrderRefusalCode, extras?: Refusal['extras']): Refusal {
  return new Refusal(code, extras);
}
