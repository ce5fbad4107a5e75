import { z } from 'zod';
import { MEASURE_CODES, MOST_PARTS } from '#domain/measure/sale-unit.ts';
import { type Centavos, centavos, MAX_CENTAVOS } from '#domain/money/centavos.ts';
import type { PercentHundredths } from '#domain/prices/percent.ts';
import { unitsIn } from '#domain/products/variants.ts';
import { parseDiscountPercent } from '#domain/quotes/discount-percent.ts';
import { QUOTE_LIMITS } from '#domain/quotes/quote-limits.ts';
import { endOfShopDay } from '#domain/quotes/quote-validity.ts';
import type { LabelsOf } from './labels-of.ts';
import { piecesField } from './line-extras.ts';
import { quantitySchema } from './order.ts';
import { idSchema } from './paging.ts';
import { piecesFromWire } from './wire/said-to-wire.ts';
import { withoutNul } from './without-nul.ts';

const upTo = (length: number) =>
  withoutNul(
    z
      .string({ error: 'tiene que ser un texto' })
      .trim()
      .max(length, { error: `tiene más de ${length} letras` }),
  );

const amount = z
  .number({ error: 'tiene que ser un número en pesos' })
  .min(-MAX_CENTAVOS / 100, { error: 'es demasiado grande' })
  .max(MAX_CENTAVOS / 100, { error: 'es demasiado grande' })
  .refine((pesos) => Math.abs(Math.round(pesos * 100) - pesos * 100) < 1e-4, {
    error: 'puede tener a lo sumo dos decimales',
  })
  .transform((pesos): Centavos => centavos(Math.round(pesos * 100)));
const positiveAmount = amount.refine((value) => value >= 0, { error: 'no puede ser negativo' });

const percent = z
  .string({ error: "tiene que ser un texto, como '12.5'" })
  .default('')
  .transform((text, context): PercentHundredths => {
    const value = parseDiscountPercent(text);
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message: "tiene que ser un porcentaje de 0 a 100, como '12.5'" });
    return z.NEVER;
  });

const line = z
  .strictObject({
    _id: idSchema,
    quantity: quantitySchema,
    ...piecesField,
    unitPrice: positiveAmount.nullable().default(null),
    discountPercent: percent,
    note: upTo(QUOTE_LIMITS.lineNote).default(''),
  })
  .transform(({ _id, quantity, pieces, ...terms }) => ({
    productId: _id,
    quantities: quantity,
    pieces: piecesFromWire(pieces),
    ...terms,
  }));

const extra = z.strictObject({
  text: upTo(QUOTE_LIMITS.extraText).min(1, { error: 'escribe qué es' }),
  amount,
});

const shipping = z.strictObject({
  amount: positiveAmount.nullable(),
  carrier: upTo(QUOTE_LIMITS.carrier).default(''),
  note: upTo(QUOTE_LIMITS.shippingNote).default(''),
});

const validUntil = z.string({ error: 'es obligatorio' }).transform((day, context): number => {
  const end = endOfShopDay(day);
  if (end !== null) return end;
  context.addIssue({ code: 'custom', message: "tiene que ser un día, como '2026-11-30'" });
  return z.NEVER;
});

/**
 * The body of `POST /orders/{id}/quotes`, with amounts in centavos and `validUntil` in epoch ms. A product may stand in
 * several lines, as at its price and as a gift.
 */
export const quoteRequestSchema = z
  .strictObject({
    lines: z
      .array(line, { error: 'es obligatorio' })
      .max(QUOTE_LIMITS.lines, { error: `tiene más de ${QUOTE_LIMITS.lines} productos` }),
    extras: z
      .array(extra)
      .max(QUOTE_LIMITS.extras, { error: `tiene más de ${QUOTE_LIMITS.extras} conceptos` })
      .default([]),
    discountPercent: percent,
    shipping: shipping.nullable().default(null),
    validUntil,
    message: upTo(QUOTE_LIMITS.message).default(''),
  })
  .refine(({ lines, extras }) => lines.length + extras.length > 0, {
    path: ['lines'],
    error: 'no tiene productos ni conceptos',
  });

export type QuoteRequest = z.output<typeof quoteRequestSchema>;
export type QuoteRequestLine = QuoteRequest['lines'][number];

const typed = withoutNul(z.string().max(40, { error: 'tiene más de 40 letras' })).default('');
const draftUnits = z.int().min(0).max(MOST_PARTS);

const draftLine = z.strictObject({
  _id: idSchema,
  quantity: z
    .record(z.string().max(120), draftUnits)
    .refine((quantity) => Object.keys(quantity).length <= 200 && Number.isSafeInteger(unitsIn(quantity))),
  ...piecesField,
  /** The unit in which the amounts count; left out for pieces. */
  unit: z.enum(MEASURE_CODES).optional(),
  unitPrice: typed,
  discountPercent: typed,
  note: upToRaw(QUOTE_LIMITS.lineNote),
});

/** The body of `PUT /orders/{id}/quote-draft`: texts as typed, which may be no numbers yet. */
export const quoteDraftSchema = z.strictObject({
  lines: z.array(draftLine).max(QUOTE_LIMITS.lines),
  extras: z
    .array(z.strictObject({ text: upToRaw(QUOTE_LIMITS.extraText), amount: typed }))
    .max(QUOTE_LIMITS.extras)
    .default([]),
  discountPercent: typed,
  shipping: z
    .strictObject({
      amount: typed,
      carrier: upToRaw(QUOTE_LIMITS.carrier),
      note: upToRaw(QUOTE_LIMITS.shippingNote),
    })
    .default({ amount: '', carrier: '', note: '' }),
  validUntil: withoutNul(z.string().max(10)).default(''),
  message: upToRaw(QUOTE_LIMITS.message),
});

/** A text as typed: its spaces stay, so nothing moves under the cursor. */
function upToRaw(length: number) {
  return withoutNul(z.string().max(length, { error: `tiene más de ${length} letras` })).default('');
}

/** The body of `POST /quotes/{token}/accept`. */
export const acceptSchema = z.strictObject({
  version: z.int({ error: 'tiene que ser un número entero' }).min(1),
});

/** The body of `POST /quotes/{token}/question`. */
export const questionSchema = z.strictObject({
  message: upTo(QUOTE_LIMITS.question).min(1, { error: 'escribe qué cambio necesitas' }),
});

/** The secret part of a link. */
export const tokenParams = z.object({ token: withoutNul(z.string().max(200, { error: 'no es válido' })) });

export type WireQuoteRequest = z.input<typeof quoteRequestSchema>;
/** The editor's state. Amounts and percentages are as typed, because half a number must survive a reload. */
export type WireQuoteDraftContent = z.output<typeof quoteDraftSchema>;
export type WireQuoteDraftLine = WireQuoteDraftContent['lines'][number];

export const QUOTE_LABELS = {
  lines: 'Productos del presupuesto',
  quantity: 'Cantidad',
  pieces: 'Cortes',
  unitPrice: 'Precio por unidad',
  discountPercent: 'Descuento',
  note: 'Nota',
  extras: 'Conceptos',
  text: 'Texto',
  amount: 'Monto',
  shipping: 'Envío',
  carrier: 'Transporte',
  validUntil: 'Vale hasta',
  message: 'Mensaje',
  version: 'Versión',
} as const satisfies LabelsOf<z.input<typeof quoteRequestSchema | typeof acceptSchema>>;
