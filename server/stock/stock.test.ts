import { describe, expect, test } from 'vitest';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { administratorsToken } from '#tests/support/administrators-token.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { compareSums } from './compare-sums.ts';

describe.each(ENGINES)('the shelf on %s', (engine) => {
  const thread = aThread({ colours: ['Rojo', 'Azul'], models: [] });
  const needle = aPlainThread({ colours: [], models: [] });
  const shop = shopForEachTest(engine, { products: [thread, needle] });

  type Line = { _id?: string; variant?: string };
  const red = { _id: thread.id, variant: 'Rojo' };
  const move = (kind: string, lines: (Line & { amount: number; note?: string })[], more: object = {}) =>
    shop.callAsAdministrator({ method: 'POST', url: '/api/stock/moves', payload: { kind, lines, ...more } });
  const count = (lines: (Line & { counted: number })[], more: object = {}) =>
    shop.callAsAdministrator({ method: 'POST', url: '/api/stock/counts', payload: { lines, ...more } });
  const stockOf = async (id = thread.id) =>
    (await shop.callAsAdministrator({ url: `/api/stock/${id}` })).json();
  const listed = async (query = '') => (await shop.callAsAdministrator({ url: `/api/stock${query}` })).json();
  const sumOfRows = async () => {
    const rows = await shop.ctx.db.selectFrom('stock_moves').select('amount').execute();
    return rows.reduce((sum, { amount }) => sum + amount, 0);
  };

  test('a product is not counted until somebody counts it, and what came in before is kept [STOCK-001]', async () => {
    expect((await move('received', [{ ...red, amount: 24 }])).statusCode).toBe(201);
    expect((await stockOf()).variants[0]).toMatchObject({ name: 'Rojo', there: 24, countedAt: null });
    expect(await listed()).toMatchObject({ counted: 0, rows: [] });
    const { differences } = (await count([{ ...red, counted: 30 }])).json();
    expect(differences).toEqual([{ ...red, there: 24, counted: 30, difference: 6 }]);
    expect(await listed()).toMatchObject({ counted: 1, rows: [{ ...red, there: 30, available: 30 }] });
  });

  test('the ledger says what, how much, who, when and why, newest first, and its sum is what is there [STOCK-001 STOCK-008]', async () => {
    await count([{ ...red, counted: 10 }]);
    shop.clock.now += 60_000;
    await move('received', [{ ...red, amount: 25, note: 'remito 0003-8841' }], { supplier: 'Costurina' });
    await move('sold', [{ ...red, amount: 7 }]);
    await move('lost', [{ ...red, amount: 2, note: 'Manchado' }]);
    const { unit, variants } = await stockOf();
    expect(unit).toEqual({ code: 'C62', scale: 0, increment: 1, minimum: 1 });
    expect(variants.map(({ name }: { name: string }) => name)).toEqual(['Rojo', 'Azul']);
    const [{ ledger, ...shelf }] = variants;
    expect(shelf).toMatchObject({ there: 26, promised: 0, available: 26, supplier: 'Costurina', moves: 4 });
    expect(ledger).toMatchObject([
      { kind: 'lost', amount: -2, note: 'Manchado' },
      { kind: 'sold', amount: -7 },
      { kind: 'received', amount: 25, note: 'remito 0003-8841', supplier: 'Costurina' },
      { kind: 'counted', amount: 10, at: '2026-11-20T21:05:00.000Z', actor: expect.stringContaining('@') },
    ]);
    expect(await sumOfRows()).toBe(26);
  });

  test('a product without colours or models has one variant without a name [STOCK-008]', async () => {
    await count([{ _id: needle.id, counted: 5 }]);
    expect((await stockOf(needle.id)).variants).toMatchObject([{ name: '', there: 5 }]);
  });

  test('all lines are written, or none of them, and what is wrong is named [STOCK-008]', async () => {
    const both = (other: Line) => [
      { ...red, amount: 3 },
      { ...other, amount: 1 },
    ];
    const unknown = await move('received', both({ _id: 'nadie' }));
    expect([unknown.statusCode, unknown.json()]).toMatchObject([
      409,
      { code: 'unknown-product', ids: ['nadie'] },
    ]);
    const colour = await move('received', both({ _id: thread.id, variant: 'Verde' }));
    expect([colour.statusCode, colour.json().errors]).toEqual([
      400,
      [
        {
          field: 'lines.variant',
          message: `Color o modelo: 'Verde' no es un color ni un modelo de ${thread.name}`,
        },
      ],
    ]);
    expect((await move('received', both({ _id: thread.id }))).statusCode).toBe(400);
    expect((await move('counted', [{ ...red, amount: 3 }])).statusCode).toBe(400);
    expect((await move('received', [{ ...red, amount: 1.5 }])).statusCode).toBe(400);
    expect((await move('received', [{ ...red, amount: 0 }])).statusCode).toBe(400);
    expect((await count([{ ...red, counted: -1 }])).statusCode).toBe(400);
    expect(
      (
        await count([
          { ...red, counted: 1 },
          { ...red, counted: 2 },
        ])
      ).statusCode,
    ).toBe(400);
    expect([await sumOfRows(), await listed()]).toMatchObject([0, { counted: 0 }]);
  });

  test('a repeated key writes nothing more, and the key of something else is refused [STOCK-008]', async () => {
    const send = (amount: number) =>
      shop.callAsAdministrator({
        method: 'POST',
        url: '/api/stock/moves',
        headers: { 'idempotency-key': 'una-entrega' },
        payload: { kind: 'received', lines: [{ ...red, amount }] },
      });
    const [first, again] = [await send(12), await send(12)];
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect((await send(13)).json()).toMatchObject({ code: 'key-reused' });
    expect(await sumOfRows()).toBe(12);
  });

  test('two lines of one variant are written apart and added together [STOCK-007]', async () => {
    const { lines } = (
      await move('received', [
        { ...red, amount: 3 },
        { ...red, amount: 4 },
      ])
    ).json();
    expect(lines).toEqual([{ ...red, there: 7 }]);
    expect((await stockOf()).variants[0].ledger).toHaveLength(2);
  });

  test('a count that is only tried stores nothing; one that agrees is written too [STOCK-006 STOCK-008]', async () => {
    await count([{ ...red, counted: 8 }]);
    const tried = await count(
      [
        { ...red, counted: 5 },
        { _id: needle.id, counted: 0 },
      ],
      { dryRun: true },
    );
    expect(tried.json().differences).toEqual([{ ...red, there: 8, counted: 5, difference: -3 }]);
    expect((await stockOf()).variants[0]).toMatchObject({ there: 8, moves: 1 });
    shop.clock.now += 3_600_000;
    expect((await count([{ ...red, counted: 8 }], { note: 'Cajón 3' })).json()).toEqual({ differences: [] });
    const [{ ledger, countedAt }] = (await stockOf()).variants;
    expect([countedAt, ledger[0]]).toMatchObject([
      '2026-11-20T22:05:00.000Z',
      { kind: 'counted', amount: 0, note: 'Cajón 3' },
    ]);
  });

  test('a mistake gets its opposite, and the database refuses to change or remove a row [STOCK-001]', async () => {
    await move('received', [{ ...red, amount: 12 }]);
    await move('received', [{ ...red, amount: -12, note: 'Era de otro' }]);
    expect((await stockOf()).variants[0]).toMatchObject({ there: 0, moves: 2 });
    await expect(shop.ctx.db.updateTable('stock_moves').set({ amount: 1 }).execute()).rejects.toThrow();
    await expect(shop.ctx.db.deleteFrom('stock_moves').execute()).rejects.toThrow();
    expect(await sumOfRows()).toBe(0);
  });

  test('the list finds products, what runs low by the shop’s limit or the variant’s own, by supplier [STOCK-006]', async () => {
    await count([
      { ...red, counted: 12 },
      { _id: thread.id, variant: 'Azul', counted: 4 },
      { _id: needle.id, counted: 60 },
    ]);
    await move('received', [{ _id: needle.id, amount: 40 }], { supplier: 'Tensa' });
    const names = async (query: string) =>
      (await listed(query)).rows.map(({ _id, variant }: Line) => (_id === needle.id ? 'aguja' : variant));
    expect(await names('')).toEqual(['aguja', 'Rojo', 'Azul']);
    expect(await names('?low=1')).toEqual(['Azul']);
    const watch = { variants: [{ name: 'Rojo', lowAt: 12 }] };
    await shop.callAsAdministrator({ method: 'PUT', url: `/api/stock/${thread.id}`, payload: watch });
    expect(await names('?low=1')).toEqual(['Rojo', 'Azul']);
    expect(await listed('?low=1&page=2&size=1')).toMatchObject({
      counted: 3,
      low: 2,
      total: 2,
      rows: [{ variant: 'Azul' }],
    });
    expect(await names(`?q=${encodeURIComponent(needle.name)}`)).toEqual(['aguja']);
  });

  test('a variant that is not counted any more leaves the list and keeps its ledger [STOCK-001]', async () => {
    await count([{ ...red, counted: 12 }]);
    const payload = { variants: [{ name: 'Rojo', isCounted: false }] };
    await shop.callAsAdministrator({ method: 'PUT', url: `/api/stock/${thread.id}`, payload });
    expect(await listed()).toMatchObject({ counted: 0 });
    expect((await stockOf()).variants[0]).toMatchObject({ there: 12, countedAt: null, moves: 1 });
  });

  test('each night sums and rows are compared, and General says how many differ; nothing is mended [STOCK-001]', async () => {
    const told = async () => (await shop.callAsAdministrator({ url: '/api/overview' })).json().stockDiffering;
    await count([
      { ...red, counted: 12 },
      { _id: needle.id, counted: 3 },
    ]);
    await compareSums(shop.ctx);
    expect(await told()).toBe(0);
    await shop.ctx.db.updateTable('stock_sums').set({ there: 11 }).where('variant', '=', 'Rojo').execute();
    await shop.ctx.db.deleteFrom('stock_sums').where('variant', '=', '').execute();
    await compareSums(shop.ctx);
    expect(await told()).toBe(0);
    shop.clock.now += 8 * 3_600_000;
    await compareSums(shop.ctx);
    expect([await told(), (await stockOf()).variants[0].there]).toEqual([2, 11]);
  });

  test('what is sold by the metre is counted in its smallest part, and again once its unit is another [STOCK-001 UNIT-001]', async () => {
    await count([{ _id: needle.id, counted: 40 }]);
    await shop.ctx.db
      .updateTable('products')
      .set({ sale_unit: 'MTR 50 50', changed_in: 99 })
      .where('id', '=', needle.id)
      .execute();
    await shop.ctx.db
      .updateTable('counters')
      .set({ value: 99 })
      .where('name', '=', 'catalogue-version')
      .execute();
    await shop.ctx.catalogue.catchUp();
    const { unit, variants } = await stockOf(needle.id);
    expect([unit.code, variants]).toMatchObject(['MTR', [{ countedAt: null }]]);
    expect(await listed()).toMatchObject({ counted: 0 });
    await count([{ _id: needle.id, counted: 4250 }]);
    expect((await listed()).rows).toMatchObject([
      { there: 4250, lowAt: 1000, unit: { code: 'MTR', scale: 2 } },
    ]);
  });

  test('the counter reads and receives; it neither counts nor takes back [STOCK-008]', async () => {
    const token = await administratorsToken(shop.ctx, 'mostrador');
    const asCounter = (url: string, payload?: object) =>
      shop.call({
        method: payload === undefined ? 'GET' : 'POST',
        url: `/api/stock${url}`,
        headers: { authorization: `Bearer ${token}` },
        ...(payload !== undefined && { payload }),
      });
    const lines = (amount: number) => [{ ...red, amount }];
    expect((await asCounter('/moves', { kind: 'received', lines: lines(5) })).statusCode).toBe(201);
    expect((await asCounter('')).statusCode).toBe(200);
    for (const refused of [
      await asCounter('/moves', { kind: 'received', lines: lines(-5) }),
      await asCounter('/moves', { kind: 'lost', lines: lines(5) }),
      await asCounter('/counts', { lines: [{ ...red, counted: 5 }] }),
    ])
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'not-allowed']);
    expect(await sumOfRows()).toBe(5);
  });

  test('many receive and count at once: no amount is lost, and nobody waits in a circle [STOCK-001 STOCK-007]', async () => {
    const blue = { _id: thread.id, variant: 'Azul' };
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, turn) => {
        const lines = [
          { ...red, amount: 1 },
          { ...blue, amount: 2 },
          { _id: needle.id, amount: 3 },
        ];
        return move(turn % 3 === 0 ? 'lost' : 'received', turn % 2 === 0 ? lines : lines.toReversed());
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(24).fill(201));
    const { variants } = await stockOf();
    expect(variants).toMatchObject([{ there: 8 }, { there: 16 }]);
    expect(await sumOfRows()).toBe(8 + 16 + 24);
  });
});
