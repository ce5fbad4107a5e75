import { z } from 'zod';
import { ORDER_STATUSES } from '#domain/orders/order-status.ts';
import { SHOWN_QUOTE_STATES } from '#domain/orders/quote-state.ts';
import { SECTIONS } from '#domain/products/sections.ts';
import { count, id, instant, pesos } from './answer-parts.ts';
import { lineExtrasAnswer } from './line-extras.ts';
import { itemAnswer } from './product-answer.ts';
import { saleUnitAnswer } from './sale-unit.ts';

/** A line of a stored order (DATA-011): `items` is the product as ordered. */
export const orderLine = z.strictObject({
  _id: id,
  section: z.enum(SECTIONS),
  subsection: z.string(),
  type: z.string(),
  items: z.array(itemAnswer),
  quantity: z.record(z.string(), count).describe('Unidades por color o modelo; de lo que se mide, partes'),
  unit: saleUnitAnswer.optional().describe('En qué se pidió, si no fue por unidad'),
  units: count,
  listTotal: pesos,
  total: pesos,
  ...lineExtrasAnswer,
});

const numberedAmounts = z.strictObject({
  _id: id,
  orderNumber: count,
  status: z.enum(ORDER_STATUSES),
  totalAmount: pesos.describe('Sin ofertas por cantidad'),
  payableAmount: pesos.describe('Con ofertas por cantidad'),
  createdAt: instant,
});

const link = z.url().describe('La página del pedido, para su cliente');

/** The answer to a placed order, without the customer's data. */
export const receiptAnswer = numberedAmounts.extend({ link });

export const orderLinkAnswer = z.strictObject({ link });

/** What a shopper said with the order. */
const said = {
  commentary: z.string().optional().describe('La nota del cliente en el pedido'),
};

/** An order (DATA-010). */
export const orderAnswer = numberedAmounts.extend({
  userEmail: z.string(),
  userName: z.string(),
  userLastName: z.string(),
  cellphone: z.string(),
  ...said,
  customerId: id.nullable().describe('Su cliente; null sin teléfono, o si se borraron sus datos'),
  paidAmount: pesos.describe('Lo que ya pagó'),
  paymentDiscount: pesos.optional().describe('Lo que se le descontó por transferencia; falta si es 0'),
  priceList: z
    .strictObject({ id, name: z.string(), holder: z.string(), conditions: z.string() })
    .optional()
    .describe('La lista con la que se pidió; falta a precio de todos'),
  origin: z.enum(['web', 'desk']).describe('De la tienda o del mostrador'),
  reminder: z.strictObject({ at: instant, text: z.string() }).nullable(),
  deleted: z.boolean(),
  updatedAt: instant,
  version: count,
  quoteState: z.enum(SHOWN_QUOTE_STATES).describe('Del último presupuesto'),
  quoteVersion: count.describe('La última; 0 sin presupuesto'),
  quoteAcceptedVersion: count.nullable().describe('La última que el cliente aceptó'),
  quoteTotal: pesos.nullable().describe('De la versión que vale: la aceptada o, si no hay, la última'),
  orderItems: z.array(orderLine),
});

export const statusCountAnswer = z.strictObject({
  count: count.describe('Los pendientes'),
  byStatus: z.record(z.enum(ORDER_STATUSES), count),
});

/** The answer of `POST /orders/batch-status`. */
export const batchStatusAnswer = z.strictObject({
  /** Orders that had another status. */
  changed: count,
  /** Those orders by the status that they had, to set them back. */
  before: z.array(z.strictObject({ status: z.enum(ORDER_STATUSES), ids: z.array(id) })),
  /** Orders that are unknown or deleted by now. */
  missing: z.array(id),
});

/** The answer of `POST /orders/batch-delete`. */
export const deletedOrdersAnswer = z.strictObject({ deleted: count });

/** The answer of `POST /orders/purge`. */
export const purgedOrdersAnswer = z.strictObject({
  purged: count,
  kept: count.describe('Los que quedan eliminados: con pagos, o con un arrepentimiento sin responder'),
});

export type WireSaid = z.output<z.ZodObject<typeof said>>;
export type WireOrderLine = z.output<typeof orderLine>;
export type WireOrder = z.output<typeof orderAnswer>;
/** An order without its lines, for lists of the dashboard. */
export type WireBriefOrder = Omit<WireOrder, 'orderItems'>;
export type WireOrderReceipt = z.output<typeof receiptAnswer>;
export type WireStatusCount = z.output<typeof statusCountAnswer>;
export type WireBatchStatus = z.output<typeof batchStatusAnswer>;
export type WireDeletedOrders = z.output<typeof deletedOrdersAnswer>;
export type WirePurgedOrders = z.output<typeof purgedOrdersAnswer>;
