import { z } from 'zod';
import { count, pesos } from './answer-parts.ts';

const names = z.array(z.strictObject({ name: z.string(), count }));

export const facetsAnswer = z.strictObject({
  brands: names,
  colours: names,
  bands: z
    .array(z.strictObject({ minPrice: pesos, price: pesos, count }))
    .describe('Precios de a uno a otro, incluidos; 0 es sin límite'),
  offers: count,
  bulkOffers: count,
});

export type WireFacets = z.output<typeof facetsAnswer>;
