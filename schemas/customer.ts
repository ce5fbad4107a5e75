import { z } from 'zod';
import { NOTE_LENGTH } from '#domain/contact/text-lengths.ts';
import type { LabelsOf } from './labels-of.ts';
import { idSchema } from './paging.ts';
import { withoutNul } from './without-nul.ts';

export const customerNoteSchema = z.strictObject({
  text: withoutNul(
    z
      .string()
      .trim()
      .min(1, { error: 'no puede estar vacío' })
      .max(NOTE_LENGTH, { error: `tiene más de ${NOTE_LENGTH} letras` }),
  ),
});

/** One of the customer's phones, in digits. */
export const customerSplitSchema = z.strictObject({
  phone: z.string().regex(/^\d{1,20}$/, { error: 'lleva solo dígitos' }),
});

export const customerMergeSchema = z.strictObject({ other: idSchema });

/** `null` takes the customer's list away. */
export const customerPriceListSchema = z.strictObject({ priceList: idSchema.nullable() });

/** The customer's phone, typed to confirm; `evenUnsettled` erases although a quote or a balance is open. */
export const customerErasureSchema = z.strictObject({
  confirm: withoutNul(z.string().max(40, { error: 'tiene más de 40 letras' })),
  evenUnsettled: z.boolean({ error: 'tiene que ser true o false' }).default(false),
});

export const CUSTOMER_LABELS = {
  text: 'Texto',
  other: 'El otro cliente',
  confirm: 'Teléfono',
  evenUnsettled: 'Borrar igual',
} as const satisfies LabelsOf<
  z.input<typeof customerNoteSchema | typeof customerMergeSchema | typeof customerErasureSchema>
>;
