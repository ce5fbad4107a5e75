import type { InjectOptions } from 'fastify';
import type { Product } from '#domain/products/product.ts';

/** The calls about the shelf, of a product with a red one. */
export function stockCalls({ id }: Product): Record<string, InjectOptions> {
  const red = { _id: id, variant: 'Rojo' };
  return {
    'POST /api/stock/counts': { payload: { lines: [{ ...red, counted: 12 }] } },
    'POST /api/stock/moves': { payload: { kind: 'received', lines: [{ ...red, amount: 24 }] } },
    'PUT /api/stock/:id': { url: `/api/stock/${id}`, payload: { variants: [{ name: 'Rojo', lowAt: 6 }] } },
    'GET /api/stock': {},
    'GET /api/stock/shortages': { url: '/api/stock/shortages?ids=no-existe' },
    'GET /api/stock/moves.csv': {},
    'GET /api/stock/moves.xlsx': {},
    'GET /api/stock/:id': { url: `/api/stock/${id}` },
  };
}
