import type { InjectOptions } from 'fastify';
import type { Product } from '#domain/products/product.ts';
import { bankDesk } from './bank-desk.ts';
import { saladoFile } from './corpus/bank-files.ts';
import { multipartOf } from './photos.ts';
import { quoteDesk } from './quote-desk.ts';
import type { TestShop } from './test-shop.ts';

/** The calls about a bank's credits, each of a credit of its own. */
export async function bankCalls(shop: TestShop, product: Product): Promise<Record<string, InjectOptions>> {
  const orderId = await quoteDesk(shop).order(product);
  const file = saladoFile([1, 2, 3].map((pesos) => ({ day: '2026-11-20', text: 'GIETZ MARTA', pesos })));
  const { credits } = (await bankDesk(shop).drop(file)).json();
  const url = (place: number, what: string) => `/api/payments/matches/${credits[place].id}/${what}`;
  return {
    'GET /api/payments/matches': {},
    'POST /api/payments/matches': multipartOf(file, { field: 'file', name: 'movimientos.csv' }),
    'POST /api/payments/matches/:id/take': { url: url(0, 'take'), payload: { orderId } },
    'POST /api/payments/matches/:id/set-aside': { url: url(1, 'set-aside') },
    'POST /api/payments/matches/:id/reopen': { url: url(2, 'reopen') },
  };
}
