import type { InjectOptions } from 'fastify';
import type { Product } from '#domain/products/product.ts';
import type { TestShop } from './test-shop.ts';

/** A good call of each route about price changes. @param repriced a product that no other call changes */
export async function priceCalls(
  shop: TestShop,
  repriced: Pick<Product, 'id'>,
): Promise<Record<string, InjectOptions>> {
  const make = async (version: number, price: string, startsAt: string | null) => {
    const payload = { rows: [{ _id: repriced.id, version, price, wholesalePrice: '54000' }], startsAt };
    const answer = await shop.callAsAdministrator({ method: 'POST', url: '/api/price-changes', payload });
    return { payload, url: `/api/price-changes/${answer.json().id}` };
  };
  const applied = await make(1, '5100', null);
  const scheduled = await make(2, '5200', new Date(shop.clock.now + 60_000).toISOString());
  return {
    'POST /api/price-changes/selection': { payload: {} },
    'POST /api/price-changes/vat/preview': { payload: { vat: '10.5' } },
    'POST /api/price-changes/preview': { payload: { change: { by: 'percent', value: '10', on: 'price' } } },
    'POST /api/price-changes': { payload: { ...scheduled.payload, startsAt: null } },
    'GET /api/price-changes': {},
    'GET /api/price-changes/progress': {},
    'GET /api/price-changes/stale': {},
    'GET /api/price-changes/:id': { url: applied.url },
    'GET /api/price-changes/:id/export': { url: `${applied.url}/export?format=csv` },
    'POST /api/price-changes/:id/undo': { url: `${applied.url}/undo`, payload: {} },
    'DELETE /api/price-changes/:id': { url: scheduled.url },
    'GET /api/items/:id/prices': { url: `/api/items/${repriced.id}/prices` },
  };
}
