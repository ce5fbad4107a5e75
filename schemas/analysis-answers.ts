import { z } from 'zod';
import { answer } from './answer.ts';
import type { WireAnalysis } from './wire/analysis.ts';

const count = z.int().min(0);

const searchCount = z.strictObject({ text: z.string(), times: count });

export const analysisAnswer = answer<WireAnalysis>()(
  z.strictObject({
    days: z.array(
      z.strictObject({
        day: z.iso.date(),
        visits: count,
        searches: count,
        emptySearches: count.describe('Sin nada que mostrar'),
        views: count.describe('Productos vistos en su página'),
        additions: count.describe('Productos agregados a un carrito'),
        orders: count,
      }),
    ),
    searches: z.array(searchCount).describe('Las más frecuentes primero'),
    emptySearches: z.array(searchCount),
    nearSearches: z.array(searchCount).describe('Las que solo encontraron algo parecido'),
    products: z.array(
      z.strictObject({
        _id: z.string(),
        name: z.string(),
        views: count,
        additions: count,
        orders: count.describe('Pedidos que lo llevan'),
      }),
    ),
  }),
);
