import { z } from 'zod';
import { MAX_LINE_COMMENT } from '#domain/cart/order-limits.ts';
import { sentComment } from '#domain/cart/sent-comment.ts';
import { MOST_CUTS, MOST_LENGTHS } from '#domain/measure/pieces.ts';
import { MOST_PARTS } from '#domain/measure/sale-unit.ts';
import { count } from './answer-parts.ts';
import { orderText } from './order-text.ts';

/** The cuts of a line in smallest parts (UNIT-004); `variant` is left out where the product has none. */
const piecesRequest = z
  .array(
    z.strictObject({
      variant: z.string().max(120).optional(),
      count: z.int({ error: 'tiene que ser un número entero' }).min(1).max(MOST_CUTS),
      length: z.int({ error: 'tiene que ser un número entero' }).min(1).max(MOST_PARTS),
    }),
    { error: 'tiene que decir los cortes: cuántos y de qué largo' },
  )
  .max(MOST_LENGTHS * 200)
  .optional();

/** The field in which a line's cuts are sent. */
export const piecesField = { pieces: piecesRequest };

/** The fields in which a line of an order is sent what it carries besides product and units. */
export const lineExtrasRequest = {
  commentary: orderText(MAX_LINE_COMMENT).default('').transform(sentComment),
  ...piecesField,
};

/** The fields of a stored line; each is absent without it. */
export const lineExtrasAnswer = {
  commentary: z.string().optional().describe('La nota del cliente en el producto'),
  pieces: z
    .array(
      z.strictObject({
        variant: z.string().optional().describe('El color o modelo, si el producto los tiene'),
        count,
        length: count.describe('De cada corte, en partes'),
      }),
    )
    .optional()
    .describe('Los cortes pedidos; falta si va en un solo corte'),
};

export type WireLineExtras = z.output<z.ZodObject<typeof lineExtrasAnswer>>;
