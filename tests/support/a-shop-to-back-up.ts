import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { demoProducts } from '#demo/generate-products.ts';
import { shelfVariants } from '#domain/stock/shelf-variants.ts';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { setPassword } from '#server/accounts/set-password.ts';
import { countNewOrders } from '#server/analysis/count-new-orders.ts';
import type { DatabasePlace } from '#server/backup/snapshot.ts';
import type { Engine } from '#server/db/connect.ts';
import { createDiskPhotoStore } from '#server/images/disk-photo-store.ts';
import { storeImage } from '#server/images/store-image.ts';
import { anOrderRequest } from './an-order-request.ts';
import { aPhoto } from './photos.ts';
import { newDatabase } from './postgres-server.ts';
import { aQuoteLine, quoteDesk, tokenOf } from './quote-desk.ts';
import { ADMINISTRATOR } from './running-server.ts';
import { A_MESSAGE } from './send-message.ts';
import { stockDesk } from './stock-desk.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

const PRODUCTS = 60;
export const ORDERS = 25;
export const THE_MESSAGE = 'Renglón uno\nrenglón “dos” \\ 💐 ﷽';

/** A shop with rows in every table, and photos. */
export async function aShopToBackUp(engine: Engine): Promise<TestShop> {
  const products = demoProducts(PRODUCTS);
  const shop = await openTestShop(engine, { products });
  onTestFinished(() => shop.close());
  await setPassword(shop.ctx, ADMINISTRATOR);
  const ctx = {
    ...shop.ctx,
    actor: { accountId: 'administrator', email: ADMINISTRATOR.email, role: 'dueno' } as const,
  };
  for (const hue of [10, 200]) {
    const upload = await aPhoto({ width: 60, height: 40, hue }).jpeg().toBuffer();
    await storeImage(ctx, { photos: createDiskPhotoStore(shop.dataDir), upload });
  }
  const visible = products.filter(({ isHidden }) => !isHidden);
  for (let order = 0; order < ORDERS; order += 1) {
    const product = visible[order % visible.length];
    if (product === undefined) throw new Error('the demo has no products');
    const [variant = ''] = [...product.colours, ...product.models];
    const payload = anOrderRequest([{ product, quantities: { [variant]: order + 1 } }], {
      lastName: `Ñandú${order}pico`,
    });
    const headers = { 'idempotency-key': `pedido-de-la-copia-${order}` };
    await done(shop.call({ method: 'POST', url: '/api/orders', payload, headers }));
  }
  const payload = { ...A_MESSAGE, userMessage: THE_MESSAGE };
  await done(shop.call({ method: 'POST', url: '/api/sendContact', payload }));
  await quoteSomething(shop);
  await changeSomething(shop, products);
  await countSomething(shop, visible);
  // Once counted, the orders are not counted again while a slow test compares them.
  await countNewOrders(shop.ctx);
  return shop;
}

/** An order with a quote that its customer asked to change, an accepted one, and a draft of the next. */
async function quoteSomething(shop: TestShop): Promise<void> {
  const desk = quoteDesk(shop);
  const { id } = await shop.ctx.db
    .selectFrom('orders')
    .select('id')
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  const { orderItems } = await desk.orderOf(id);
  const lines = orderItems.map(({ _id, quantity }) => aQuoteLine({ id: _id }, quantity));
  const token = tokenOf((await desk.send(id, { lines })).json().link);
  await done(desk.ask(token, THE_MESSAGE));
  await done(desk.accept(token));
  await done(desk.send(id, { extras: [{ text: THE_MESSAGE, amount: 0.99 }] }));
  const draft = { method: 'PUT', url: `/api/orders/${id}/quote-draft`, payload: { lines: [] } } as const;
  await done(shop.callAsAdministrator(draft));
}

async function changeSomething(shop: TestShop, products: ReturnType<typeof demoProducts>): Promise<void> {
  const [repriced, deleted] = products.filter(({ price }) => price !== null);
  if (repriced === undefined || deleted === undefined) throw new Error('the demo has no products');
  const { _id, ...input } = productToWire({ ...repriced, price: null, bulkOffer: null });
  await done(shop.callAsAdministrator({ method: 'PUT', url: `/api/items/${_id}`, payload: input }));
  await done(shop.callAsAdministrator({ method: 'DELETE', url: `/api/items/${deleted.id}` }));
}

/** What is counted, received and, for the first order, taken off the shelf. */
async function countSomething(shop: TestShop, products: ReturnType<typeof demoProducts>): Promise<void> {
  const [product] = products;
  if (product === undefined) throw new Error('the demo has no products');
  const desk = stockDesk(shop, product);
  await desk.switchOn();
  const [variant = ''] = shelfVariants(product);
  const line = { _id: product.id, variant };
  const post = (url: string, payload: object) =>
    done(shop.callAsAdministrator({ method: 'POST', url: `/api/stock/${url}`, payload }));
  await post('counts', { lines: [{ ...line, counted: 40 }] });
  const received = { ...line, amount: 24, note: THE_MESSAGE };
  await post('moves', { kind: 'received', supplier: 'Ñandú', lines: [received] });
  const first = await shop.ctx.db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', 1)
    .executeTakeFirst();
  const ready = { method: 'PUT', url: `/api/orders/${first?.id}`, payload: { status: 'Listo' } } as const;
  await done(shop.callAsAdministrator(ready));
}

async function done(answer: ReturnType<TestShop['call']>): Promise<void> {
  const { statusCode, body } = await answer;
  if (statusCode >= 300) throw new Error(`${statusCode}: ${body}`);
}

/** An empty folder, and on PostgreSQL an empty database; both are removed after the test. */
export async function anEmptyPlace(engine: Engine): Promise<DatabasePlace> {
  const databaseUrl = engine === 'sqlite' ? null : await newDatabase(inject('postgresUrl'));
  return { databaseUrl, dataDir: aFolder() };
}

export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hilvan-copias-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A database, and the photos in the folder beside it. */
export function onDisk(place: DatabasePlace) {
  return { place, photos: createDiskPhotoStore(place.dataDir) };
}
