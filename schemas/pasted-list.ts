import { z } from 'zod';
import { MAX_LIST_LENGTH } from '#domain/pasted-list/list-length.ts';
import { answer } from './answer.ts';
import { productAnswer } from './product-answer.ts';
import type { WireMatchedList } from './wire/matched-list.ts';
import { withoutNul } from './without-nul.ts';

/** The body of `POST /matched-list`. */
export const pastedListSchema = z.object({
  list: withoutNul(
    z
      .string({ error: 'tiene que ser un texto' })
      .max(MAX_LIST_LENGTH, { error: `tiene más de ${MAX_LIST_LENGTH} letras` }),
  ),
});

export const matchedListAnswer = answer<WireMatchedList>()(
  z.strictObject({
    lines: z.array(
      z.strictObject({
        text: z.string(),
        units: z.int().min(1),
        certainty: z.enum(['sure', 'doubtful', 'unknown']),
        candidates: z.array(
          z.strictObject({
            product: z.string(),
            variant: z.string().nullable().describe('null: hay que elegir el color o modelo'),
          }),
        ),
      }),
    ),
    products: z.array(productAnswer),
  }),
);
