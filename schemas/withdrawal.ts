import { z } from 'zod';
import { oneLine } from '#domain/text/one-line.ts';
import { contactKind, WITHDRAWAL_LENGTHS, WITHDRAWAL_STATES } from '#domain/withdrawals/withdrawal.ts';
import type { LabelsOf } from './labels-of.ts';
import { withoutNul } from './without-nul.ts';

const text = (field: keyof typeof WITHDRAWAL_LENGTHS) =>
  z
    .string({ error: 'tiene que ser un texto' })
    .trim()
    .max(WITHDRAWAL_LENGTHS[field], { error: `tiene más de ${WITHDRAWAL_LENGTHS[field]} letras` });

/** The body of `POST /withdrawals`, and the fields of the page's form. */
export const withdrawalSchema = z.object({
  name: withoutNul(text('name').overwrite(oneLine).min(1, { error: 'El nombre es obligatorio' })),
  contact: withoutNul(
    text('contact')
      .overwrite(oneLine)
      .refine((typed) => contactKind(typed) !== null, {
        error: 'Escribe un teléfono o un correo donde podamos responderte',
      }),
  ),
  orderNumber: withoutNul(text('orderNumber').overwrite(oneLine)).default(''),
  text: withoutNul(text('text').min(1, { error: 'Cuéntanos qué compra quieres devolver' })),
});

/** The body of `PUT /withdrawals/{id}`. */
export const withdrawalAnswerSchema = z.object({
  state: z.enum(WITHDRAWAL_STATES, { error: 'tiene que ser pending, accepted o rejected' }),
  answer: withoutNul(text('answer')),
});

export const WITHDRAWAL_LABELS = {
  contact: 'Teléfono o correo',
  orderNumber: 'Número de pedido',
  text: 'Texto',
  state: 'Estado',
  answer: 'Respuesta',
} as const satisfies LabelsOf<z.input<typeof withdrawalSchema | typeof withdrawalAnswerSchema>>;
