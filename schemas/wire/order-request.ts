import type { z } from 'zod';
import type { LineExtras } from '#domain/cart/line-extras.ts';
import type { SaleUnit } from '#domain/measure/sale-unit.ts';
import type { Centavos } from '#domain/money/centavos.ts';
import { toDecimalString } from '#domain/money/decimal-string.ts';
import type { Customer } from '#domain/orders/order.ts';
import type { Said } from '#domain/orders/said.ts';
import type { BulkOffer } from '#domain/pricing/bulk-offer.ts';
import type { Quantities } from '#domain/products/quantities.ts';
import type { orderRequestSchema } from '../order.ts';
import { amountToWire } from './amount.ts';
import { bulkOfferToWire } from './bulk-offer-to-wire.ts';
import { lineExtrasToWire, saidToWire } from './said-to-wire.ts';

/** The body of `POST /orders` (CHECKOUT-045/046). It says more than the server reads. */
export type WireOrderRequest = ReturnType<typeof orderRequestToWire>;
export type WireSeenItem = WireOrderRequest['orderItems'][number]['items'][number];

export type OrderRequestLine = {
  readonly productId: string;
  readonly quantities: Quantities;
  readonly brand: string;
  readonly name: string;
  readonly price: Centavos | null;
  readonly bulkOffer: BulkOffer | null;
  readonly saleUnit: SaleUnit;
  readonly extras: LineExtras;
};

export function orderRequestToWire(request: {
  customer: Customer;
  lines: readonly OrderRequestLine[];
  said: Said;
  totalAmount: Centavos;
}) {
  const { customer, lines, said, totalAmount } = request;
  return {
    orderItems: lines.map(requestItemToWire),
    userEmail: customer.email,
    userName: customer.firstName,
    userLastName: customer.lastName,
    cellphone: customer.phone,
    ...saidToWire(said),
    status: 'pendiente' as const,
    deleted: false as const,
    totalAmount: amountToWire(totalAmount),
  } satisfies z.input<typeof orderRequestSchema>;
}

function requestItemToWire(line: OrderRequestLine) {
  const seen = {
    marca: line.brand,
    name: line.name,
    price: line.price === null ? '' : toDecimalString(line.price),
    ...bulkOfferToWire(line.bulkOffer, line.saleUnit),
  };
  const items: [typeof seen] = [seen];
  return {
    type: 'defaultType',
    items,
    _id: line.productId,
    quantity: { ...line.quantities },
    quantities: { [line.productId]: { ...line.quantities } },
    // Earlier versions sent an empty note too, and idempotency keys are hashes of the text.
    commentary: '',
    ...lineExtrasToWire(line.extras),
  };
}
