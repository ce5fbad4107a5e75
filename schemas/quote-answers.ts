import { z } from 'zod';
import { SHOWN_QUOTE_STATES } from '#domain/orders/quote-state.ts';
import { answer } from './answer.ts';
import { orderLine } from './answers.ts';
import { productAnswer } from './product-answer.ts';
import type {
  WireAcceptance,
  WirePublicQuote,
  WireQuote,
  WireQuoteDraft,
  WireQuoteReceipt,
} from './wire/quote.ts';

/** The answers about quotes, for the API's description. */
const pesos = z.number().describe('Pesos');
const instant = z.iso.datetime();
const day = z.string().describe("'2026-11-30', en la tienda");
const percent = z.string().describe("'12.5'");
const version = z.int().min(0);

const content = {
  version,
  lines: z.array(
    orderLine.extend({
      unitPrice: pesos.nullable().describe('Sin precio propio, el del catálogo'),
      discountPercent: percent,
      note: z.string(),
    }),
  ),
  extras: z.array(z.strictObject({ text: z.string(), amount: pesos })),
  discountPercent: percent,
  shipping: z
    .strictObject({ amount: pesos.nullable(), carrier: z.string(), note: z.string() })
    .nullable()
    .describe('Sin envío o sin monto, a confirmar'),
  validUntil: day,
  message: z.string(),
  listTotal: pesos.describe('Los productos, de lista'),
  subtotal: pesos.describe('Antes del descuento general'),
  discount: pesos.describe('El descuento general'),
  total: pesos,
};

const answered = {
  acceptedAt: instant.nullable(),
  question: z.strictObject({ message: z.string(), at: instant }).nullable(),
};

const versionLink = z.strictObject({ version, link: z.string() });

export const quoteReceiptAnswer = answer<WireQuoteReceipt>()(
  z.strictObject({ version, link: z.string(), total: pesos }),
);

export const quoteAnswer = answer<WireQuote>()(
  z.strictObject({
    ...content,
    link: z.string(),
    sentAt: instant,
    sentBy: z.string(),
    seenAt: instant.nullable(),
    ...answered,
  }),
);

export const publicQuoteAnswer = answer<WirePublicQuote>()(
  z.strictObject({
    ...content,
    orderNumber: version,
    firstName: z.string(),
    commentary: z.string().describe('La nota del cliente en el pedido'),
    newest: versionLink,
    accepted: versionLink.nullable().describe('La versión que el cliente aceptó por último'),
    state: z.enum(SHOWN_QUOTE_STATES).exclude(['none']),
    sentAt: instant,
    ...answered,
  }),
);

export const acceptanceAnswer = answer<WireAcceptance>()(
  z.strictObject({ orderNumber: version, total: pesos, acceptedAt: instant }),
);

export const questionAnswer = z.strictObject({ orderNumber: version, version, at: instant });

const typed = z.string().describe('Como se escribió');

export const quoteDraftAnswer = answer<WireQuoteDraft>()(
  z.strictObject({
    version: version.describe('0: nunca se guardó'),
    lines: z.array(
      z.strictObject({
        _id: z.string(),
        quantity: z.record(z.string(), z.int().min(0)),
        unitPrice: typed,
        discountPercent: typed,
        note: z.string(),
      }),
    ),
    extras: z.array(z.strictObject({ text: z.string(), amount: typed })),
    discountPercent: typed,
    shipping: z.strictObject({ amount: typed, carrier: z.string(), note: z.string() }),
    validUntil: day,
    message: z.string(),
    products: z.array(productAnswer),
    updatedAt: instant.nullable(),
    updatedBy: z.string(),
  }),
);
