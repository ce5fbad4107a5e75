import { describe, expect, test } from 'vitest';
import { priceBatchSchema } from '#schemas/price-change.ts';
import { stockCountsSchema } from '#schemas/stock.ts';
import { openLiveCatalogue } from '#server/catalogue/live-catalogue.ts';
import { builtPages } from '#server/pages/pages-source.ts';
import { createPriceBatch } from '#server/price-changes/create-price-batch.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { stockDesk } from '#tests/support/stock-desk.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { countStock } from './count-stock.ts';

const HOME = '/?seed=3';

describe.each(ENGINES)('what shoppers see of the shelf on %s', (engine) => {
  const reds = aPlainThread({ name: 'Hilo de dos', colours: ['Rojo', 'Azul'], models: [] });
  const needle = aPlainThread({
    name: 'Aguja fina',
    photos: ['/images/cono-carmin.webp'],
    colours: [],
    models: [],
  });
  const shop = shopForEachTest(engine, async () => ({ products: [reds, needle], pages: await builtPages() }));
  const page = `/moreInfo/${reds.id}`;

  const seen = async (url: string) => {
    const { body } = await shop.call({ url });
    return body.replaceAll('\u00a0', ' ');
  };
  const count = (lines: { _id: string; variant?: string; counted: number }[]) =>
    shop.callAsAdministrator({ method: 'POST', url: '/api/stock/counts', payload: { lines } });
  const countNeedles = (counted: number) => count([{ _id: needle.id, counted }]);
  const show = () => stockDesk(shop, reds).switchOn({ isShown: true });

  test('without it, and before anything is counted, every answer is byte by byte as it was [STOCK-001 STOCK-002]', async () => {
    const urls = [
      page,
      HOME,
      '/api/items',
      '/api/catalogue',
      '/feeds/google-merchant.xml',
      '/feeds/meta.csv',
    ];
    const answers = async () => {
      const bodies: string[] = [];
      for (const url of urls) bodies.push((await shop.call({ url })).body);
      return bodies;
    };
    const before = await answers();
    await show();
    expect(await answers()).toEqual(before);
    await stockDesk(shop, reds).switchOn({ isShown: false });
    await count([
      { _id: reds.id, variant: 'Rojo', counted: 0 },
      { _id: needle.id, counted: 2 },
    ]);
    expect(await answers()).toEqual(before);
  });

  test('a kept page is renewed as soon as a count changes what it tells [STOCK-002 HOME-002]', async () => {
    await show();
    for (const url of [page, HOME]) expect(await seen(url)).not.toMatch(/Quedan? \d/);
    await countNeedles(3);
    expect(await seen(HOME)).toContain('Quedan 3');
    await countNeedles(1);
    expect(await seen(HOME)).toContain('Queda 1<');
    await countNeedles(6);
    expect(await seen(HOME)).not.toMatch(/Quedan? \d/);
    await count([
      { _id: reds.id, variant: 'Rojo', counted: 4 },
      { _id: reds.id, variant: 'Azul', counted: 0 },
    ]);
    const answered = await seen(page);
    expect(answered).toContain('Quedan 4');
    expect(answered).toContain('Agotado');
    await stockDesk(shop, reds).switchOn({ shownAt: 3 });
    expect(await seen(page)).not.toContain('Quedan 4');
  });

  test('what is gone is sold out on the card, in the answers and in the feed, and back with a receipt [STOCK-002]', async () => {
    await show();
    await countNeedles(0);
    const item = async () =>
      (await shop.call({ url: `/api/items?ids=${needle.id}` })).json<Record<string, unknown>[]>()[0];
    expect(await item()).toMatchObject({ soldOut: true });
    expect(await seen('/feeds/google-merchant.xml')).toContain('out_of_stock');
    expect((await shop.call({ url: '/api/catalogue' })).json().isSoldOut).toContain(1);
    const payload = { kind: 'received', lines: [{ _id: needle.id, amount: 2 }] };
    await shop.callAsAdministrator({ method: 'POST', url: '/api/stock/moves', payload });
    expect(await item()).toMatchObject({ left: { '': 2 } });
    expect(await item()).not.toHaveProperty('soldOut');
    expect((await shop.call({ url: '/api/catalogue' })).json().left).toContain(2);
    const watch = { variants: [{ name: '', isCounted: false }] };
    await shop.callAsAdministrator({ method: 'PUT', url: `/api/stock/${needle.id}`, payload: watch });
    expect(await item()).not.toHaveProperty('left');
  });

  test('the desk is told what was marked by hand, and an order is taken all the same [STOCK-002 BUY-006]', async () => {
    await show();
    await countNeedles(0);
    const asDesk = await shop.callAsAdministrator({ url: `/api/items/${needle.id}` });
    expect(asDesk.json()).not.toHaveProperty('soldOut');
    const payload = anOrderRequest([{ product: needle, quantities: { '': 2 } }]);
    expect((await shop.call({ method: 'POST', url: '/api/orders', payload })).statusCode).toBe(201);
    await shop.callAsAdministrator({
      method: 'PUT',
      url: `/api/items/${needle.id}/availability`,
      payload: { soldOut: true },
    });
    await countNeedles(50);
    expect((await shop.call({ url: `/api/items/${needle.id}` })).json()).toMatchObject({ soldOut: true });
  });

  test('an order that is ready changes what shoppers see, in every process [STOCK-002 STOCK-004]', async () => {
    await show();
    await countNeedles(9);
    const payload = anOrderRequest([{ product: needle, quantities: { '': 7 } }]);
    const { _id } = (await shop.call({ method: 'POST', url: '/api/orders', payload })).json();
    await shop.callAsAdministrator({
      method: 'PUT',
      url: `/api/orders/${_id}`,
      payload: { status: 'Listo' },
    });
    // As every process does twice a second.
    await shop.ctx.catalogue.catchUp();
    expect(await seen(HOME)).toContain('Quedan 2');
  });

  test('prices of a batch and a count that another process made are both seen [STOCK-002]', async () => {
    await show();
    await countNeedles(9);
    const administrator = { accountId: 'ana', email: 'ana@shop.test', role: 'dueno' as const };
    const otherProcess = {
      ...shop.ctx,
      actor: administrator,
      catalogue: await openLiveCatalogue(shop.ctx.db),
    };
    const rows = [{ _id: needle.id, version: 1, price: '777', wholesalePrice: '' }];
    await createPriceBatch(otherProcess, {
      input: { ...priceBatchSchema.parse({ rows }), rows },
      idempotencyKey: null,
    });
    await countStock(otherProcess, stockCountsSchema.parse({ lines: [{ _id: needle.id, counted: 2 }] }));
    await shop.ctx.catalogue.catchUp();
    const home = await seen(HOME);
    expect(home).toContain('$ 777');
    expect(home).toContain('Quedan 2');
  });
});
