import type { InjectOptions } from 'fastify';
import type { Product } from '#domain/products/product.ts';
import type { TestShop } from './test-shop.ts';

type OfTheShop = {
  /** A product with a red one. */
  readonly thread: Product;
  /** One that is sold by the metre, in red. */
  readonly ribbon: Product;
};

/** The calls about the shelf. The ribbon lies in a roll and in a remnant. */
export async function stockCalls(
  shop: TestShop,
  { thread, ribbon }: OfTheShop,
): Promise<Record<string, InjectOptions>> {
  const { id } = thread;
  const red = { _id: id, variant: 'Rojo' };
  const lines = [{ _id: ribbon.id, variant: 'Rojo', counted: 1050, rolls: [1000, 50] }];
  await shop.callAsAdministrator({ method: 'POST', url: '/api/stock/counts', payload: { lines } });
  return {
    'POST /api/stock/counts': { payload: { lines: [{ ...red, counted: 12 }] } },
    'POST /api/stock/moves': { payload: { kind: 'received', lines: [{ ...red, amount: 24 }] } },
    'PUT /api/stock/:id': { url: `/api/stock/${id}`, payload: { variants: [{ name: 'Rojo', lowAt: 6 }] } },
    'GET /api/stock': {},
    'GET /api/stock/shortages': { url: '/api/stock/shortages?ids=no-existe' },
    'GET /api/stock/moves.csv': {},
    'GET /api/stock/moves.xlsx': {},
    'POST /api/stock/:id/remnants': {
      url: `/api/stock/${ribbon.id}/remnants`,
      payload: { variant: 'Rojo', length: 50 },
    },
    'GET /api/stock/:id': { url: `/api/stock/${id}` },
  };
}
