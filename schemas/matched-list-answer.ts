import { z } from 'zod';
import { productAnswer } from './product-answer.ts';

/** What the lines of a pasted list ask for. Products that several lines may mean are sent once. */
export const matchedListAnswer = z.strictObject({
  lines: z.array(
    z.strictObject({
      text: z.string(),
      units: z.int().min(1),
      amount: z.string().optional().describe("Lo que se mide, como se escribió: '1,5 m'"),
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
});

export type WireMatchedList = z.output<typeof matchedListAnswer>;
