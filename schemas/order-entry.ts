import { z } from 'zod';
import { NOTE_LENGTH } from '#domain/contact/text-lengths.ts';
import { MAX_CENTAVOS } from '#domain/money/centavos.ts';
import { PAYMENT_METHODS } from '#domain/orders/payment-method.ts';
import type { LabelsOf } from './labels-of.ts';
import { withoutNul } from './without-nul.ts';

const SHORT_LENGTH = 200;

const upTo = (length: number) =>
  withoutNul(
    z
      .string()
      .trim()
      .max(length, { error: `tiene más de ${length} letras` }),
  );

/** The body of `POST /orders/{id}/notes`. */
export const noteSchema = z.strictObject({
  text: upTo(NOTE_LENGTH).refine((text) => text !== '', { error: 'escribe algo' }),
});

/** The body of `PUT /orders/{id}/reminder`; `at: null` is done with it. */
export const reminderSchema = z
  .strictObject({
    at: z.iso.datetime({ offset: true, error: 'elige el día y la hora' }).nullable(),
    text: upTo(SHORT_LENGTH).default(''),
  })
  .transform(({ at, text }) => (at === null ? null : { at: Date.parse(at), text }));

/** The body of `POST /orders/{id}/payments`; the amount is in pesos, with two decimals at most. */
export const paymentSchema = z.strictObject({
  amount: z
    .number({ error: 'tiene que ser un número' })
    .positive({ error: 'tiene que ser más que 0' })
    .max(MAX_CENTAVOS / 100, { error: 'es demasiado grande' })
    .refine((pesos) => Math.abs(Math.round(pesos * 100) - pesos * 100) < 1e-4, {
      error: 'puede tener a lo sumo dos decimales',
    }),
  method: z.enum(PAYMENT_METHODS, { error: 'elige cómo pagó' }),
  date: z.iso.date({ error: 'elige el día' }),
  note: upTo(SHORT_LENGTH).default(''),
});

/** The body of `POST /receipts/{id}/take`; without an amount, what the customer said. */
export const receiptTakeSchema = z.strictObject({ amount: paymentSchema.shape.amount.optional() });

/** The body of `POST /receipts/{id}/refuse`. */
export const receiptRefusalSchema = z.strictObject({
  message: upTo(NOTE_LENGTH).refine((text) => text !== '', { error: 'escribe qué le dices al cliente' }),
});

export type PaymentRequest = z.output<typeof paymentSchema>;

export const ORDER_ENTRY_LABELS = {
  text: 'Texto',
  at: 'Día y hora',
  amount: 'Monto',
  method: 'Forma de pago',
  date: 'Fecha',
  note: 'Nota',
} as const satisfies LabelsOf<z.input<typeof reminderSchema | typeof paymentSchema>>;
