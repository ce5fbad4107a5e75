import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import { listedProductOf } from '#domain/products/listed-product.ts';
import { cardsOfCompact } from '#schemas/wire/compact-catalogue.ts';
import { createDiskPhotoStore } from '#server/images/disk-photo-store.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { ANY_ENGINE, openTestShop, type TestShop } from '#tests/support/test-shop.ts';
import { compactCatalogueRoute } from './compact-catalogue-route.ts';
import { showOrHideProduct } from './show-or-hide-product.ts';
import { updateProduct } from './update-product.ts';

describe.each(ANY_ENGINE)('the compact catalogue on %s', (engine) => {
  const shown = aThread({ id: 'a-la-vista', code: 'H-1' });
  const priceless = aThread({ id: 'a-consultar', price: null, bulkOffer: null });
  const hidden = aThread({ id: 'escondido', name: 'Hilo secreto', isHidden: true });
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(engine, { products: [shown, hidden, priceless] });
  });
  afterAll(() => shop.close());

  const ask = (headers: Record<string, string> = {}) => shop.call({ url: '/api/catalogue', headers });
  const administrator = () => ({
    ...shop.ctx,
    actor: { accountId: 'administrator', email: 'ana@shop.test', role: 'dueno' as const },
  });

  test('it has only the cards that visitors see, for an administrator too [FILTER-014 PERM-004 FIND-005]', async () => {
    for (const answer of [await ask(), await shop.callAsAdministrator({ url: '/api/catalogue' })]) {
      expect(answer.statusCode).toBe(200);
      expect([...cardsOfCompact(answer.json())]).toEqual([
        { ...listedProductOf(priceless), createdAt: 0 },
        { ...listedProductOf(shown), createdAt: 0 },
      ]);
      expect(answer.body).not.toMatch(/secreto|escondido/);
    }
  });

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
    ['', undefined, (bytes: Buffer) => bytes],
  ])('is sent for "%s" as %s', async (accepted, encoding, unpacked) => {
    const { headers, rawPayload } = await ask({ 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(rawPayload.length),
      vary: 'accept-encoding',
    });
    expect(unpacked(rawPayload).toString()).toBe((await ask()).body);
  });

  test('it is sent again only when visible products have changed [HOME-002]', async () => {
    const { headers } = await ask();
    expect(headers['cache-control']).toBe('no-cache');
    const etag = String(headers.etag);
    const again = await ask({ 'if-none-match': etag });
    expect(again).toMatchObject({ statusCode: 304, body: '' });

    await updateProduct(administrator(), {
      id: hidden.id,
      expectedVersion: null,
      photos: createDiskPhotoStore(shop.dataDir),
      input: { ...hidden, name: 'Hilo aún más secreto' },
    });
    expect((await ask({ 'if-none-match': etag })).statusCode).toBe(304);

    await updateProduct(administrator(), {
      id: shown.id,
      expectedVersion: null,
      photos: createDiskPhotoStore(shop.dataDir),
      input: { ...shown, price: pesos(7777) },
    });
    const changed = await ask({ 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    const { id, price } = changed.json();
    expect(price[id.indexOf(shown.id)]).toBe(777_700);

    await showOrHideProduct(administrator(), { id: shown.id, isHidden: true });
    const { id: left } = (await ask({ 'if-none-match': String(changed.headers.etag) })).json();
    expect(left).toEqual([priceless.id]);
  });

  test('a catalogue past the limit stays with the server', async () => {
    const app = fastify();
    app.decorateRequest('verbs', () => shop.ctx);
    const seen = shop.ctx.catalogue.storefront().visible.entries.length;
    await app.register(compactCatalogueRoute, {
      isInMaintenance: false,
      maxProducts: seen,
      prefix: '/fits',
    });
    await app.register(compactCatalogueRoute, {
      isInMaintenance: false,
      maxProducts: seen - 1,
      prefix: '/does-not',
    });
    expect((await app.inject('/fits/catalogue')).statusCode).toBe(200);
    expect(await app.inject('/does-not/catalogue')).toMatchObject({ statusCode: 204, body: '' });
    await app.close();
  });

  test('a shop in maintenance does not send it [ROUTE-021]', async () => {
    const closed = await openTestShop(engine, { products: [shown], isInMaintenance: true });
    expect(await closed.call({ url: '/api/catalogue' })).toMatchObject({ statusCode: 204, body: '' });
    await closed.close();
  });
});
