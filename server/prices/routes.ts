import { z } from 'zod';
import { priceUpdateSchema } from '#schemas/price-list.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { BODY_BYTES } from '#server/kernel/request-limits.ts';
import { applyPrices } from './apply-prices.ts';
import type { PriceSource } from './price-source.ts';
import { readPriceList } from './read-price-list.ts';

export type { PriceSource };

const TAGS = ['Precios'];

const sheetQuery = z.object({
  sheet: z
    .string()
    .max(200)
    .optional()
    .describe('La hoja que se lee; sin ella, la primera con columnas conocidas'),
});

/** The price update: one route reads the list, the other applies it (API-009). */
export async function priceRoutes(
  app: ApiInstance,
  { source }: { source: PriceSource | null },
): Promise<void> {
  app.get(
    '/get-prices',
    {
      config: { access: 'prices' },
      schema: {
        tags: TAGS,
        summary: 'Lee y revisa la lista de precios, sin cambiar nada',
        querystring: sheetQuery,
      },
    },
    async (request) => readPriceList(request.verbs(), source, request.query.sheet),
  );

  app.post(
    '/update-prices',
    {
      bodyLimit: BODY_BYTES.manyProducts,
      config: { access: 'prices' },
      schema: {
        tags: TAGS,
        summary: 'Aplica las filas de una lista de precios, todas o ninguna',
        body: priceUpdateSchema,
      },
    },
    async (request) => applyPrices(request.verbs(), request.body),
  );
}
