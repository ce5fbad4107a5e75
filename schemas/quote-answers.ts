import { z } from 'zod';
import { MEASURE_CODES } from '#domain/measure/sale-unit.ts';
import { SHOWN_QUOTE_STATES } from '#domain/orders/quote-state.ts';
import { count, id, instant, pesos } from './answer-parts.ts';
import { lineExtrasAnswer } from './line-extras.ts';
import { orderLine } from './order-answers.ts';
import { productAnswer } from './product-answer.ts';

const day = z.string().describe("'2026-11-30', en la tienda");
const percent = z.string().describe("'12.5'");

/** A line of a sent quote: the product as quoted. */
const quoteLine = orderLine.extend({
  unitPrice: pesos.nullable().describe('Sin precio propio, el del catálogo'),
  discountPercent: percent,
  note: z.string(),
});

const shipping = z
  .strictObject({ amount: pesos.nullable(), carrier: z.string(), note: z.string() })
  .nullable()
  .describe('Sin envío o sin monto, a confirmar');

const priceList = z
  .strictObject({ id, name: z.string() })
  .optional()
  .describe('La lista que puso sus precios, si hubo una');

/** What desk and customer see of a quote. `subtotal - discount + shipping = total`. */
const content = {
  version: count,
  lines: z.array(quoteLine),
  extras: z.array(z.strictObject({ text: z.string(), amount: pesos })),
  discountPercent: percent,
  shipping,
  validUntil: day,
  message: z.string(),
  listTotal: pesos.describe('Los productos, de lista'),
  subtotal: pesos.describe('Antes del descuento general'),
  discount: pesos.describe('El descuento general'),
  total: pesos,
  priceList,
};

const answered = {
  acceptedAt: instant.nullable(),
  /** The last change that the customer asked for. */
  question: z.strictObject({ message: z.string(), at: instant }).nullable(),
};

const versionLink = z.strictObject({ version: count, link: z.string() });

/** The answer to a sent quote. Links are absolute. */
export const quoteReceiptAnswer = versionLink.extend({ total: pesos });

/** A version of an order's quote, for administrators. */
export const quoteAnswer = z.strictObject({
  ...content,
  link: z.string(),
  sentAt: instant,
  sentBy: z.string(),
  seenAt: instant.nullable(),
  ...answered,
});

/** What the customer's page needs: never a phone or an email. */
export const publicQuoteAnswer = z.strictObject({
  ...content,
  orderNumber: count,
  firstName: z.string(),
  commentary: z.string().describe('La nota del cliente en el pedido'),
  /** Maybe this one. */
  newest: versionLink.extend({ total: pesos, sentAt: instant }),
  /** Maybe this one. It holds until a newer one is accepted. */
  accepted: versionLink.nullable().describe('La versión que el cliente aceptó por último'),
  /** Of this version: an older one keeps its own. */
  state: z.enum(SHOWN_QUOTE_STATES).exclude(['none']),
  sentAt: instant,
  ...answered,
});

/** The answer of `POST /quotes/{token}/accept`, the same whenever it is repeated. */
export const acceptanceAnswer = z.strictObject({ orderNumber: count, total: pesos, acceptedAt: instant });

export const questionAnswer = z.strictObject({ orderNumber: count, version: count, at: instant });

const typed = z.string().describe('Como se escribió');

/**
 * An order's draft. Before it is saved it begins with the newest quote, or with what was ordered. `products` are those of
 * its lines, at the catalogue's present prices; one that the catalogue no longer has is as order or quote kept it.
 */
export const quoteDraftAnswer = z.strictObject({
  version: count.describe('0: nunca se guardó'),
  lines: z.array(
    z.strictObject({
      _id: id,
      quantity: z.record(z.string(), count),
      pieces: lineExtrasAnswer.pieces,
      unit: z.enum(MEASURE_CODES).optional().describe('En qué se cuenta; falta si es por unidad'),
      /** '' is the catalogue's price. */
      unitPrice: typed,
      discountPercent: typed,
      note: z.string(),
    }),
  ),
  extras: z.array(z.strictObject({ text: z.string(), amount: typed })),
  discountPercent: typed,
  /** An empty amount is 'A confirmar'. */
  shipping: z.strictObject({ amount: typed, carrier: z.string(), note: z.string() }),
  validUntil: day,
  message: z.string(),
  products: z.array(productAnswer),
  gone: z.array(id).describe('Los que el catálogo ya no tiene'),
  priceList,
  updatedAt: instant.nullable(),
  updatedBy: z.string(),
});

export type WireQuoteLine = z.output<typeof quoteLine>;
export type WireQuoteShipping = NonNullable<z.output<typeof shipping>>;
export type WireQuoteReceipt = z.output<typeof quoteReceiptAnswer>;
export type WireQuote = z.output<typeof quoteAnswer>;
export type WirePublicQuote = z.output<typeof publicQuoteAnswer>;
export type WireAcceptance = z.output<typeof acceptanceAnswer>;
export type WireQuoteDraft = z.output<typeof quoteDraftAnswer>;
