import type { BriefOrder, Order, OrderLine, OrderOrigin } from '#domain/orders/order.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { ShownQuoteState } from '#domain/orders/quote-state.ts';
import type { Section } from '#domain/products/sections.ts';
import { amountFromWire, amountToWire } from './amount.ts';
import { productFromWire, type WireItem } from './product.ts';
import { itemToWire } from './product-to-wire.ts';

/** A line of a stored order (DATA-011): `items` is the product as ordered, `quantity` the units by variant. */
export type WireOrderLine = {
  _id: string;
  section: Section;
  subsection: string;
  type: string;
  items: WireItem[];
  quantity: Record<string, number>;
  units: number;
  listTotal: number;
  total: number;
  /** What the shopper wrote beside it; left out for nothing. */
  commentary?: string;
};

export type WireReminder = { at: string; text: string };

/** An order's quote in answers about orders. */
type WireOrderQuote = {
  /** Of the newest version. */
  quoteState: ShownQuoteState;
  /** The newest; 0 without a quote. */
  quoteVersion: number;
  /** The last version that was accepted. */
  quoteAcceptedVersion: number | null;
  /** Of the version in force (the accepted one, else the newest), in pesos. */
  quoteTotal: number | null;
};

/** An order in the API (DATA-010). Amounts are numbers in pesos, times are ISO 8601 in UTC. */
export type WireOrder = WireOrderQuote & {
  _id: string;
  orderNumber: number;
  userEmail: string;
  userName: string;
  userLastName: string;
  cellphone: string;
  /** What the shopper wrote with the order; left out for nothing. */
  commentary?: string;
  /** `null` for an order without a phone, and once the customer was erased. */
  customerId: string | null;
  /** Before bulk offers. */
  totalAmount: number;
  /** After bulk offers. */
  payableAmount: number;
  /** The payments received. */
  paidAmount: number;
  origin: OrderOrigin;
  reminder: WireReminder | null;
  status: OrderStatus;
  deleted: boolean;
  createdAt: string;
  updatedAt: string;
  version: number;
  orderItems: WireOrderLine[];
};

/** An order without its lines, for lists of the dashboard. */
export type WireBriefOrder = Omit<WireOrder, 'orderItems'>;

/** The answer to a placed order, without the customer's data. */
export type WireOrderReceipt = Pick<
  WireOrder,
  '_id' | 'orderNumber' | 'status' | 'totalAmount' | 'payableAmount' | 'createdAt'
> & {
  /** The absolute address of the order's page, for its shopper. */
  link: string;
};

export function orderToWire(order: Order): WireOrder {
  return { ...briefOrderToWire(order), orderItems: order.lines.map(orderLineToWire) };
}

export function briefOrderToWire(order: BriefOrder): WireBriefOrder {
  return {
    ...numberedAmounts(order),
    userEmail: order.customer.email,
    userName: order.customer.firstName,
    userLastName: order.customer.lastName,
    cellphone: order.customer.phone,
    ...(order.comment !== '' && { commentary: order.comment }),
    customerId: order.customerId,
    paidAmount: amountToWire(order.paidAmount),
    origin: order.origin,
    reminder: order.reminder && { ...order.reminder, at: new Date(order.reminder.at).toISOString() },
    deleted: order.isDeleted,
    updatedAt: new Date(order.updatedAt).toISOString(),
    version: order.version,
    quoteState: order.quote.state,
    quoteVersion: order.quote.version,
    quoteAcceptedVersion: order.quote.acceptedVersion,
    quoteTotal: order.quote.total === null ? null : amountToWire(order.quote.total),
  };
}

export function receiptToWire(order: NumberedAmounts, link: string): WireOrderReceipt {
  return { ...numberedAmounts(order), link };
}

type NumberedAmounts = Pick<
  BriefOrder,
  'id' | 'number' | 'status' | 'totalAmount' | 'payableAmount' | 'createdAt'
>;

function numberedAmounts(order: NumberedAmounts): Omit<WireOrderReceipt, 'link'> {
  return {
    _id: order.id,
    orderNumber: order.number,
    status: order.status,
    totalAmount: amountToWire(order.totalAmount),
    payableAmount: amountToWire(order.payableAmount),
    createdAt: new Date(order.createdAt).toISOString(),
  };
}

export function orderLineToWire(line: OrderLine): WireOrderLine {
  const { product, quantities, units, listTotal, total, comment } = line;
  return {
    _id: product.id,
    section: product.section,
    subsection: product.subsection,
    type: product.type,
    items: [itemToWire(product)],
    quantity: { ...quantities },
    units,
    listTotal: amountToWire(listTotal),
    total: amountToWire(total),
    ...(comment !== '' && { commentary: comment }),
  };
}

export function orderFromWire(wire: WireOrder): Order {
  return { ...briefOrderFromWire(wire), lines: wire.orderItems.map(orderLineFromWire) };
}

export function briefOrderFromWire(wire: WireBriefOrder): BriefOrder {
  return {
    id: wire._id,
    number: wire.orderNumber,
    status: wire.status,
    isDeleted: wire.deleted,
    customer: {
      firstName: wire.userName,
      lastName: wire.userLastName,
      phone: wire.cellphone,
      email: wire.userEmail,
    },
    comment: wire.commentary ?? '',
    customerId: wire.customerId,
    totalAmount: amountFromWire(wire.totalAmount),
    payableAmount: amountFromWire(wire.payableAmount),
    paidAmount: amountFromWire(wire.paidAmount),
    origin: wire.origin,
    reminder: wire.reminder && { ...wire.reminder, at: Date.parse(wire.reminder.at) },
    quote: {
      state: wire.quoteState,
      version: wire.quoteVersion,
      acceptedVersion: wire.quoteAcceptedVersion,
      total: wire.quoteTotal === null ? null : amountFromWire(wire.quoteTotal),
    },
    createdAt: Date.parse(wire.createdAt),
    updatedAt: Date.parse(wire.updatedAt),
    version: wire.version,
  };
}

export function orderLineFromWire(wire: WireOrderLine): OrderLine {
  const {
    isOffer: _offer,
    isHidden: _hidden,
    ...product
  } = productFromWire({
    _id: wire._id,
    offer: false,
    section: wire.section,
    subsection: wire.subsection,
    filter: false,
    data: { type: wire.type, items: wire.items },
  });
  return {
    product,
    quantities: wire.quantity,
    units: wire.units,
    listTotal: amountFromWire(wire.listTotal),
    total: amountFromWire(wire.total),
    comment: wire.commentary ?? '',
  };
}
