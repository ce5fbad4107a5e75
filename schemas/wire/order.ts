import { isByMeasure } from '#domain/measure/sale-unit.ts';
import type { BriefOrder, Order, OrderLine } from '#domain/orders/order.ts';
import type { WireBriefOrder, WireOrder, WireOrderLine, WireOrderReceipt } from '../order-answers.ts';
import { amountFromWire, amountToWire } from './amount.ts';
import { productFromWire } from './product.ts';
import { itemToWire } from './product-to-wire.ts';
import { lineExtrasFromWire, lineExtrasToWire, saidFromWire, saidToWire } from './said-to-wire.ts';

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
    ...saidToWire(order.said),
    customerId: order.customerId,
    paidAmount: amountToWire(order.paidAmount),
    ...(order.paymentDiscount > 0 && { paymentDiscount: amountToWire(order.paymentDiscount) }),
    ...(order.priceList !== null && { priceList: order.priceList }),
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
  const { product, quantities, units, listTotal, total, extras } = line;
  return {
    _id: product.id,
    section: product.section,
    subsection: product.subsection,
    type: product.type,
    items: [itemToWire(product)],
    quantity: { ...quantities },
    ...(isByMeasure(product.saleUnit) && { unit: product.saleUnit }),
    units,
    listTotal: amountToWire(listTotal),
    total: amountToWire(total),
    ...lineExtrasToWire(extras),
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
    said: saidFromWire(wire),
    customerId: wire.customerId,
    totalAmount: amountFromWire(wire.totalAmount),
    payableAmount: amountFromWire(wire.payableAmount),
    paidAmount: amountFromWire(wire.paidAmount),
    paymentDiscount: amountFromWire(wire.paymentDiscount ?? 0),
    priceList: wire.priceList ?? null,
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
    extras: lineExtrasFromWire(wire),
  };
}
