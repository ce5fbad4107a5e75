import type { Cart } from '#domain/cart/cart-line.ts';
import type { Amount } from '#domain/measure/amounts.ts';
import type { Centavos } from '#domain/money/centavos.ts';
import type { CheckoutForm } from '#domain/orders/checkout-form.ts';
import type { WireOrderRequest } from '#schemas/wire/order-request.ts';
import type { ApiProblem } from '#web/api/api-client.ts';

/** An order that could not be sent, kept in this browser. */
export type WaitingOrder = {
  /** Its idempotency key: however often it is sent, the shop has it once. */
  readonly key: string;
  readonly request: WireOrderRequest;
  /** What it takes to give the order back to its shopper. */
  readonly cart: Cart;
  readonly form: CheckoutForm;
  readonly total: Centavos;
  readonly amounts: readonly Amount[];
  /** ISO 8601 in UTC. */
  readonly keptAt: string;
  readonly standing: OrderStanding;
};

export type OrderStanding =
  /** `mayHaveArrived`: it was sent, and no answer came. */
  | { readonly kind: 'waiting'; readonly mayHaveArrived: boolean }
  | { readonly kind: 'sent'; readonly orderNumber: number; readonly link: string }
  /** The shop asks something first, as when a price has changed. */
  | { readonly kind: 'refused'; readonly problem: ApiProblem };
