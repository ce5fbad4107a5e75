import { z } from 'zod';
import { count, day, id } from './answer-parts.ts';

const searchCount = z.strictObject({ text: z.string(), times: count });

/** The sums of a day or a period, in the order of a purchase. */
const visitSums = z.strictObject({
  visits: count,
  searches: count,
  /** Not even something near or by a synonym. */
  emptySearches: count.describe('Sin nada que mostrar'),
  views: count.describe('Productos vistos en su página'),
  additions: count.describe('Productos agregados a un carrito'),
  orders: count,
});

export const analysisAnswer = z.strictObject({
  /** Oldest first. */
  days: z.array(z.strictObject({ day, ...visitSums.shape })),
  searches: z.array(searchCount).describe('Las más frecuentes primero'),
  emptySearches: z.array(searchCount),
  nearSearches: z.array(searchCount).describe('Las que solo encontraron algo parecido'),
  /** The most seen first. */
  products: z.array(
    z.strictObject({
      _id: id,
      name: z.string(),
      views: count,
      additions: count,
      orders: count.describe('Pedidos que lo llevan'),
    }),
  ),
});

export type WireVisitSums = z.output<typeof visitSums>;
export type WireSearchCount = z.output<typeof searchCount>;
export type WireAnalysis = z.output<typeof analysisAnswer>;
