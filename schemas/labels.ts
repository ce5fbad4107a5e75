import { z } from 'zod';
import { VAT_RATES } from '#domain/law/vat.ts';
import type { LabelsOf } from './labels-of.ts';
import { idSchema } from './paging.ts';
import { pesosText } from './product-answer.ts';
import { saleUnitAnswer } from './sale-unit.ts';

/** How many products' labels one call can ask for. */
export const MOST_LABELLED = 2000;

/** The body of `POST /labels`. */
export const labelsSchema = z.strictObject({
  productIds: z
    .array(idSchema)
    .min(1, { error: 'tiene que nombrar un producto' })
    .max(MOST_LABELLED, { error: `tiene que nombrar hasta ${MOST_LABELLED}` }),
});

export const LABELS_LABELS = { productIds: 'Productos' } as const satisfies LabelsOf<
  z.input<typeof labelsSchema>
>;

const barCode = z.string().nullable().describe('El primero; null donde no hay ninguno');

/** The answer of `POST /labels`: in the order asked for, without products that are gone. */
export const labelsAnswer = z.strictObject({
  products: z.array(
    z.strictObject({
      _id: z.string(),
      brand: z.string(),
      name: z.string(),
      photo: z.string().nullable(),
      price: pesosText,
      vat: z.enum(VAT_RATES),
      unit: saleUnitAnswer,
      soldOut: z.boolean(),
      barCode,
      variants: z.array(z.strictObject({ name: z.string(), soldOut: z.boolean(), barCode })),
    }),
  ),
});

export type WireLabels = z.output<typeof labelsAnswer>;
export type WireLabelledProduct = WireLabels['products'][number];
