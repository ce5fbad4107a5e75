import type { Centavos } from '#domain/money/centavos.ts';
import { toDecimalString } from '#domain/money/decimal-string.ts';
import type { Customer } from '#domain/orders/order.ts';
import type { BulkOffer } from '#domain/pricing/bulk-offer.ts';
import type { Quantities } from '#domain/products/quantities.ts';
import { amountToWire } from './amount.ts';
import { bulkOfferToWire } from './bulk-offer-to-wire.ts';

/** The price that the shopper saw; the server compares it with the catalogue. */
export type WireSeenItem = {
  marca: string;
  name: string;
  price: string;
  wholesalePrice: string;
  quantity: string;
};

export type WireOrderRequestItem = {
  type: 'defaultType';
  items: WireSeenItem[];
  _id: string;
  quantity: Record<string, number>;
  quantities: Record<string, Record<string, number>>;
  /** '' for nothing. */
  commentary: string;
};

/** The body of `POST /orders` (CHECKOUT-045/046). `totalAmount` is before bulk offers, in pesos. */
export type WireOrderRequest = {
  orderItems: WireOrderRequestItem[];
  userEmail: string;
  userName: string;
  userLastName: string;
  cellphone: string;
  /** Left out where nothing was written with the order. */
  commentary?: string;
  status: 'pendiente';
  deleted: false;
  totalAmount: number;
};

export type OrderRequestLine = {
  readonly productId: string;
  readonly quantities: Quantities;
  readonly brand: string;
  readonly name: string;
  readonly price: Centavos | null;
  readonly bulkOffer: BulkOffer | null;
  readonly comment: string;
};

export function orderRequestToWire(request: {
  customer: Customer;
  lines: readonly OrderRequestLine[];
  comment: string;
  totalAmount: Centavos;
}): WireOrderRequest {
  const { customer, lines, comment, totalAmount } = request;
  return {
    orderItems: lines.map(requestItemToWire),
    userEmail: customer.email,
    userName: customer.firstName,
    userLastName: customer.lastName,
    cellphone: customer.phone,
    ...(comment !== '' && { commentary: comment }),
    status: 'pendiente',
    deleted: false,
    totalAmount: amountToWire(totalAmount),
  };
}

function requestItemToWire(line: OrderRequestLine): WireOrderRequestItem {
  const seen = {
    marca: line.brand,
    name: line.name,
    price: line.price === null ? '' : toDecimalString(line.price),
    ...bulkOfferToWire(line.bulkOffer),
  };
  return {
    type: 'defaultType',
    items: [seen],
    _id: line.productId,
    quantity: { ...line.quantities },
    quantities: { [line.productId]: { ...line.quantities } },
    commentary: line.comment,
  };
}
