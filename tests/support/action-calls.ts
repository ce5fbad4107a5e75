import type { InjectOptions } from 'fastify';
import type { Product } from '#domain/products/product.ts';
import type { TestShop } from './test-shop.ts';

/** A good call of each route that acts on many products. */
export async function actionCalls(
  shop: TestShop,
  { id, isOffer }: Pick<Product, 'id' | 'isOffer'>,
): Promise<Record<string, InjectOptions>> {
  const payload = { ids: [{ _id: id }], action: 'offer', value: !isOffer };
  const answer = await shop.callAsAdministrator({ method: 'POST', url: '/api/items/actions', payload });
  return {
    'POST /api/items/actions': { payload },
    'POST /api/items/actions/:id/undo': { url: `/api/items/actions/${answer.json().undo}/undo` },
  };
}
