import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import type { WirePriceRow, WirePriceUpdate } from '#schemas/price-list-answers.ts';
import type { WireProduct } from '#schemas/product-answer.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { ENGINES, openTestShop, type TestShop } from '#tests/support/test-shop.ts';

const ADMINISTRATOR = 'ana@casahilvan.example';

describe.each(ENGINES)('the price update on %s', (engine) => {
  const thread = aThread({ code: 'H-Rojo', price: pesos(5000) });
  const cone = aThread({ code: 'C-1', price: null, bulkOffer: null });
  const zip = aThread({ code: 'Z-1', price: pesos(100), bulkOffer: null, isHidden: true });
  let shop: TestShop;

  beforeEach(async () => {
    shop = await openTestShop(engine, { products: [thread, cone, zip] });
  });
  afterEach(() => shop.close());

  const update = (rows: unknown) =>
    shop.callAsAdministrator({ method: 'POST', url: '/api/update-prices', payload: { rows } });
  const itemOf = async (id: string) =>
    (await shop.callAsAdministrator({ url: `/api/items/${id}` })).json<WireProduct>().data.items[0];
  const changes = () =>
    shop.ctx.db
      .selectFrom('price_changes')
      .innerJoin('price_batches', 'price_batches.id', 'batch_id')
      .selectAll('price_batches')
      .selectAll('price_changes')
      .orderBy('price_changes.id')
      .execute();

  test('it applies exactly the sent rows and reports each result [API-009 PRICES-010]', async () => {
    const answer = await update([
      { codigo: ' h-rojo ', precio: '5500.50' },
      { codigo: 'C-1', precio: '900', precio_mayorista: '10000', cantidad_minima: '12' },
      { codigo: 'Z-1', precio: '100' },
      { codigo: 'NADIE', precio: '1' },
    ]);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<WirePriceUpdate>()).toEqual({
      success: true,
      updated: 2,
      unchanged: 1,
      unknownCodes: ['NADIE'],
    });
    expect(await itemOf(thread.id)).toMatchObject({
      price: '5500.50',
      wholesalePrice: '54000',
      quantity: '12 unidades',
    });
    expect(await itemOf(cone.id)).toMatchObject({
      price: '900',
      wholesalePrice: '10000',
      quantity: '12 unidades',
    });
  });

  test('the result reports success, or its status and the reason [PRICES-008]', async () => {
    const done = await update([{ codigo: 'H-Rojo', precio: '1' }]);
    expect(done.json()).toMatchObject({ success: true });
    const failed = await update([{ codigo: 'H-Rojo', precio: '0' }]);
    expect(failed.json()).toMatchObject({
      status: failed.statusCode,
      title: 'Los datos enviados no son válidos.',
      errors: [{ message: 'Precio: tiene que ser mayor que cero' }],
    });
  });

  test('a pack that the list does not name stays, or moves with its price if asked [PRICES-010]', async () => {
    const rows = [
      { codigo: 'H-Rojo', precio: '7500' },
      { codigo: 'C-1', precio: '900' },
    ];
    await update(rows);
    expect(await itemOf(thread.id)).toMatchObject({ price: '7500', wholesalePrice: '54000' });
    await shop.callAsAdministrator({
      method: 'POST',
      url: '/api/update-prices',
      payload: { rows: [{ codigo: 'H-Rojo', precio: '5000' }], packs: 'follow' },
    });
    expect(await itemOf(thread.id)).toMatchObject({ price: '5000', wholesalePrice: '36000' });
    const named = [{ ...rows[0], precio_mayorista: '50000', cantidad_minima: '10' }];
    await shop.callAsAdministrator({
      method: 'POST',
      url: '/api/update-prices',
      payload: { rows: named, packs: 'follow' },
    });
    expect(await itemOf(thread.id)).toMatchObject({ wholesalePrice: '50000', quantity: '10 unidades' });
  });

  test('every real change is recorded with author, time, old and new price [PRICES-010]', async () => {
    await update([
      { codigo: 'H-Rojo', precio: '5000', precio_mayorista: '0', cantidad_minima: '0' },
      { codigo: 'C-1', precio: '900' },
      { codigo: 'Z-1', precio: '100' },
    ]);
    const author = { source: 'price-list', actor: ADMINISTRATOR, applied_at: shop.clock.now, changed: 2 };
    expect(await changes()).toMatchObject([
      {
        ...author,
        product_id: thread.id,
        price_before: 500_000,
        price_after: 500_000,
        units_before: 12,
        pack_before: 5_400_000,
        units_after: null,
        pack_after: null,
      },
      {
        ...author,
        product_id: cone.id,
        price_before: null,
        price_after: 90_000,
        pack_before: null,
        pack_after: null,
      },
    ]);
    expect((await itemOf(thread.id))?.wholesalePrice).toBe('0');
  });

  test('the catalogue shows new prices at once, and a changed product has a new version [PRICES-010 PRICES-004]', async () => {
    const etag = async (id: string) =>
      (await shop.callAsAdministrator({ url: `/api/items/${id}` })).headers.etag;
    const before = await etag(thread.id);
    await update([{ codigo: 'H-Rojo', precio: '1' }]);
    expect(await etag(thread.id)).not.toBe(before);
    expect(await etag(zip.id)).toBe('"1"');
    const items = (await shop.call({ url: '/api/items' })).json<WireProduct[]>();
    expect(items.find(({ _id }) => _id === thread.id)?.data.items[0]?.price).toBe('1');
  });

  test('an update without changes succeeds and records nothing [PRICES-010]', async () => {
    const rows = [{ codigo: 'Z-1', precio: '100' }];
    expect((await update(rows)).json()).toEqual({
      success: true,
      updated: 0,
      unchanged: 1,
      unknownCodes: [],
    });
    expect(await changes()).toEqual([]);
  });

  test('a deleted product keeps its price: its code is unknown [PRICES-010]', async () => {
    await shop.callAsAdministrator({ method: 'DELETE', url: `/api/items/${zip.id}` });
    expect((await update([{ codigo: 'Z-1', precio: '7' }])).json()).toMatchObject({
      updated: 0,
      unknownCodes: ['Z-1'],
    });
  });

  test.each([
    ['an empty price', [{ codigo: 'H-Rojo', precio: '' }], 'rows.0.precio'],
    ['a price of nothing', [{ codigo: 'H-Rojo', precio: '0' }], 'rows.0.precio'],
    ['a decimal comma', [{ codigo: 'H-Rojo', precio: '5,5' }], 'rows.0.precio'],
    ['a number', [{ codigo: 'H-Rojo', precio: 5 }], 'rows.0.precio'],
    ['no code', [{ precio: '5' }], 'rows.0.codigo'],
    [
      'a code twice',
      [
        { codigo: 'A', precio: '5' },
        { codigo: ' a', precio: '6' },
      ],
      'rows.1.codigo',
    ],
    ['half an offer', [{ codigo: 'H-Rojo', precio: '5', precio_mayorista: '50' }], 'rows.0.cantidad_minima'],
    ['no rows', [], 'rows'],
    ['no list', undefined, 'rows'],
  ])('%s stops the whole update [PRICES-010 API-024]', async (_what, bad, field) => {
    const good = bad === undefined || bad.length === 0 ? bad : [...bad, { codigo: 'Z-1', precio: '7' }];
    const answer = await update(good);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid-request', errors: [{ field }] });
    expect((await itemOf(zip.id))?.price).toBe('100');
  });

  test.each([
    ['0', '0'],
    ['00', '00'],
    ['0.00', ''],
  ])('a pack price of “%s” for “%s” takes the offer away [PRICES-010 GRID-G03]', async (pack, units) => {
    await update([{ codigo: 'H-Rojo', precio: '5', precio_mayorista: pack, cantidad_minima: units }]);
    expect(await itemOf(thread.id)).toMatchObject({ wholesalePrice: '0', quantity: '0' });
  });

  test.each([
    ['0.00', '12', 'rows.0.precio_mayorista'],
    ['50', '00', 'rows.0.cantidad_minima'],
  ])('a pack price of “%s” for “%s” is half an offer [PRICES-010 GRID-G03]', async (pack, units, field) => {
    const row = { codigo: 'H-Rojo', precio: '5', precio_mayorista: pack, cantidad_minima: units };
    expect((await update([row])).json()).toMatchObject({ status: 400, errors: [{ field }] });
  });

  test('an update that fails half way changes nothing at all [PRICES-010]', async () => {
    const rows: WirePriceRow[] = [
      { codigo: 'H-Rojo', precio: '1' },
      { codigo: 'C-1', precio: '2' },
    ];
    await shop.ctx.db.schema.alterTable('price_changes').renameTo('price_changes_away').execute();
    expect((await update(rows)).statusCode).toBe(500);
    await shop.ctx.db.schema.alterTable('price_changes_away').renameTo('price_changes').execute();
    await shop.ctx.catalogue.catchUp();
    expect((await itemOf(thread.id))?.price).toBe('5000');
    expect((await itemOf(cone.id))?.price).toBe('');
  });

  test('two updates at once are applied one after the other [PRICES-010]', async () => {
    const answers = await Promise.all(
      ['11', '22', '33'].map((precio) => update([{ codigo: 'H-Rojo', precio }])),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const kept = await changes();
    expect(kept).toHaveLength(3);
    expect(kept.map(({ price_before }) => price_before)).toEqual([
      500_000,
      kept[0]?.price_after,
      kept[1]?.price_after,
    ]);
  });

  test('20.000 rows are applied in one call [PRICES-009 PRICES-010]', async () => {
    const count = 20_000;
    const rows = Array.from({ length: count }, (_, index) => ({
      codigo: `P-${index}`,
      precio: `${index + 1}.25`,
    }));
    const products = rows.map(({ codigo }) => aThread({ code: codigo, photos: [] }));
    const large = await openTestShop(engine, { products });
    const answer = await large.callAsAdministrator({
      method: 'POST',
      url: '/api/update-prices',
      payload: { rows },
    });
    expect(answer.json()).toEqual({ success: true, updated: count, unchanged: 0, unknownCodes: [] });
    await large.close();
  });

  test('only administrators read the list and apply it [PERM-004 API-009]', async () => {
    expect((await shop.call({ url: '/api/get-prices' })).statusCode).toBe(401);
    const answer = await shop.call({ method: 'POST', url: '/api/update-prices', payload: { rows: [] } });
    expect(answer.statusCode).toBe(401);
  });
});
