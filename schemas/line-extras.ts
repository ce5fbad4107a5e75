import { z } from 'zod';
import { MAX_LINE_COMMENT } from '#domain/cart/order-limits.ts';
import { sentComment } from '#domain/cart/sent-comment.ts';
import { orderText } from './order-text.ts';

/** The fields in which a line of an order is sent what it carries besides product and units. */
export const lineExtrasRequest = {
  commentary: orderText(MAX_LINE_COMMENT).default('').transform(sentComment),
};

/** The fields of a stored line; each is absent without it. */
export const lineExtrasAnswer = {
  commentary: z.string().optional().describe('La nota del cliente en el producto'),
};

export type WireLineExtras = z.output<z.ZodObject<typeof lineExtrasAnswer>>;
