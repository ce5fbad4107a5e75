import type { Product } from '#domain/products/product.ts';
import type { WireOrderReceipt } from '#schemas/order-answers.ts';
import { countNewOrders } from '#server/analysis/count-new-orders.ts';
import { aThread } from './a-thread.ts';
import { anOrderRequest } from './an-order-request.ts';
import { type ApiOperation, apiOperations } from './api-operations.ts';
import type { Subjects } from './good-writes.ts';
import { A_MESSAGE } from './send-message.ts';
import { type ENGINES, openTestShop, type TestShop } from './test-shop.ts';
import { writePhotos } from './write-photos.ts';

export const SHOPPER = {
  firstName: 'Delia',
  lastName: 'Zbinden',
  phone: '3496412345',
  email: 'delia@correo.test',
};

export type VisitedShop = TestShop & {
  readonly subjects: Subjects;
  readonly receipt: WireOrderReceipt;
  readonly operations: readonly ApiOperation[];
};

type Setup = Parameters<typeof openTestShop>[1] & { readonly product?: Product };

/** A shop with a product, an order of `SHOPPER` and a message, so that each call of the API has a subject. */
export async function openVisitedShop(
  engine: (typeof ENGINES)[number],
  { product = aThread(), products = [], ...setup }: Setup = {},
): Promise<VisitedShop> {
  const shop = await openTestShop(engine, { ...setup, products: [product, ...products] });
  writePhotos(shop, product.photos);
  const order = anOrderRequest([{ product, quantities: { Rojo: 2 } }], SHOPPER);
  const receipt = (await shop.call({ method: 'POST', url: '/api/orders', payload: order })).json();
  const message = (await shop.call({ method: 'POST', url: '/api/sendContact', payload: A_MESSAGE })).json();
  // The shop would count it some seconds later, in the middle of a test that compares all rows.
  await countNewOrders(shop.ctx);
  return {
    ...shop,
    receipt,
    subjects: { product, orderId: receipt._id, messageId: message._id },
    operations: await apiOperations(shop.app),
  };
}
