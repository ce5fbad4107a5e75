import { describe, expect, test } from 'vitest';
import type { SaleUnit } from '#domain/measure/sale-unit.ts';
import { pesos } from '#domain/money/centavos.ts';
import type { WireOrder, WireOrderReceipt } from '#schemas/order-answers.ts';
import type { WireProduct } from '#schemas/product-answer.ts';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { quoteDesk } from '#tests/support/quote-desk.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ANY_ENGINE, ENGINES } from '#tests/support/test-shop.ts';

const BY_METRE: SaleUnit = { code: 'MTR', scale: 2, increment: 50, minimum: 100 };

describe.each(ENGINES)('what is sold by the metre, on %s', (engine) => {
  const ribbon = aThread({
    name: 'Cinta de raso',
    price: pesos(1200),
    bulkOffer: { minimumUnits: 10, packPrice: pesos(9900) },
    colours: ['Azul', 'Rojo'],
    saleUnit: BY_METRE,
  });
  const elastic = aThread({
    name: 'Elástico',
    price: pesos(99.99),
    bulkOffer: null,
    colours: [],
    saleUnit: { code: 'MTR', scale: 2, increment: 25, minimum: 25 },
  });
  const spool = aThread({ name: 'Carrete', colours: [], bulkOffer: null });
  const shop = shopForEachTest(engine, { products: [ribbon, elastic, spool] });
  const desk = quoteDesk(shop);

  type Asked = Parameters<typeof anOrderRequest>[0][number] & { readonly pieces?: object };
  function request(...lines: readonly Asked[]) {
    const body = anOrderRequest(lines);
    const orderItems = body.orderItems.map((item, at) => {
      const pieces = lines[at]?.pieces;
      return pieces === undefined ? item : { ...item, pieces };
    });
    return { ...body, orderItems };
  }
  const place = (payload: object) => shop.call({ method: 'POST', url: '/api/orders', payload });
  const stored = async (id: string) =>
    (await shop.callAsAdministrator({ url: `/api/orders/${id}` })).json<WireOrder>();

  test('an order keeps the unit, the amounts in smallest parts and the cuts [UNIT-001 UNIT-002 UNIT-004 UNIT-005]', async () => {
    const pieces = [{ count: 3, length: 25 }];
    const answer = await place(
      request(
        { product: ribbon, quantities: { Azul: 150 } },
        { product: elastic, quantities: { '': 75 }, pieces },
      ),
    );
    expect(answer.statusCode).toBe(201);
    // 1,5 m at 1.200 and 0,75 m at 99,99: 1.800 and 74,99.
    expect(answer.json()).toMatchObject({ totalAmount: 1874.99, payableAmount: 1874.99 });
    const { orderItems } = await stored(answer.json<WireOrderReceipt>()._id);
    expect(orderItems).toMatchObject([
      { _id: ribbon.id, quantity: { Azul: 150 }, units: 150, unit: BY_METRE, total: 1800 },
      { _id: elastic.id, quantity: { '': 75 }, units: 75, unit: elastic.saleUnit, pieces, total: 74.99 },
    ]);
    expect(orderItems[0]).not.toHaveProperty('pieces');
  });

  test('what is sold by the piece says nothing of units, in products and orders [UNIT-002 UNIT-005]', async () => {
    const answer = await place(request({ product: spool, quantities: { '': 2 } }));
    const [line] = (await stored(answer.json<WireOrderReceipt>()._id)).orderItems;
    expect([line, line?.items[0]].map((one) => Object.hasOwn(Object(one), 'unit'))).toEqual([false, false]);
    const item = (await shop.call({ url: `/api/items/${ribbon.id}` })).json<WireProduct>();
    expect(item.data.items[0]).toMatchObject({ unit: BY_METRE, price: '1200', quantity: '10 metros' });
  });

  test('the pack’s price holds from its metres on [UNIT-002]', async () => {
    const below = await place(request({ product: ribbon, quantities: { Azul: 500, Rojo: 450 } }));
    expect(below.json()).toMatchObject({ totalAmount: 11_400, payableAmount: 11_400 });
    const reached = await place(request({ product: ribbon, quantities: { Azul: 500, Rojo: 500 } }));
    expect(reached.json()).toMatchObject({ totalAmount: 12_000, payableAmount: 9900 });
  });

  test.each([
    ['between two steps', { Azul: 130 }, [100, 150]],
    ['below the minimum', { Azul: 50 }, [100]],
    ['in pieces', { Azul: 3 }, [100]],
  ])(
    'an amount %s is refused by name with what can be cut [UNIT-003]',
    async (_what, quantities, nearest) => {
      const answer = await place(request({ product: ribbon, quantities }));
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: 'off-step', ids: [ribbon.id], nearest });
      expect(answer.json().errors[0].message).toContain('Cinta de raso se vende de a 0,5');
    },
  );

  test.each([
    ['that are not what is asked', [{ variant: 'Azul', count: 2, length: 100 }], 'unfit-quantities'],
    ['that can’t be cut', [{ variant: 'Azul', count: 5, length: 30 }], 'off-step'],
    ['of a colour that is not asked', [{ variant: 'Rojo', count: 1, length: 150 }], 'unfit-quantities'],
  ])('cuts %s are refused [UNIT-004]', async (_what, pieces, code) => {
    const answer = await place(request({ product: ribbon, quantities: { Azul: 150 }, pieces }));
    expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
  });

  test('a piece has no cuts, and no line more than 9.999 pieces [UNIT-004 DETAIL-021]', async () => {
    const cut = await place(
      request({ product: spool, quantities: { '': 4 }, pieces: [{ count: 2, length: 2 }] }),
    );
    expect(cut.json()).toMatchObject({ code: 'unfit-quantities' });
    const many = await place(request({ product: spool, quantities: { '': 10_000 } }));
    expect([many.statusCode, many.json().code]).toEqual([400, 'invalid-request']);
  });

  test('a quote has cuts of its own, and keeps the unit when the product’s changes [UNIT-004 UNIT-005 UNIT-006]', async () => {
    const placed = await place(
      request({
        product: elastic,
        quantities: { '': 150 },
        pieces: [{ count: 2, length: 75 }],
      }),
    );
    const { _id: id } = placed.json<WireOrderReceipt>();
    const line = {
      _id: elastic.id,
      quantity: { '': 175 },
      pieces: [
        { count: 1, length: 75 },
        { count: 1, length: 100 },
      ],
    };
    expect((await desk.send(id, { lines: [line] })).json()).toMatchObject({ version: 1, total: 174.98 });
    const byPiece = productToWire({ ...elastic, saleUnit: spool.saleUnit });
    await shop.callAsAdministrator({
      method: 'PUT',
      url: `/api/items/${elastic.id}`,
      headers: { 'if-match': '"1"' },
      payload: byPiece,
    });
    const [quote] = await desk.quotesOf(id);
    expect(quote?.lines).toMatchObject([
      { units: 175, unit: elastic.saleUnit, pieces: line.pieces, total: 174.98 },
    ]);
    expect((await stored(id)).orderItems).toMatchObject([{ units: 150, unit: elastic.saleUnit }]);
    // What was asked in metres is asked again in pieces.
    const draft = await shop.callAsAdministrator({ url: `/api/orders/${id}/quote-draft` });
    expect(draft.json().lines).toMatchObject([{ _id: elastic.id, quantity: {} }]);
    expect(draft.json().lines[0]).not.toHaveProperty('unit');
  });

  test('the cutter’s list says each cut of all orders, the longest first [UNIT-004 QUOTE-009]', async () => {
    const ids = await Promise.all(
      [
        request({ product: elastic, quantities: { '': 150 }, pieces: [{ count: 2, length: 75 }] }),
        request({ product: elastic, quantities: { '': 300 } }),
        request({ product: elastic, quantities: { '': 75 } }),
      ].map(async (body) => (await place(body)).json<WireOrderReceipt>()._id),
    );
    const list = await shop.callAsAdministrator({ url: `/api/orders/pick-list?ids=${ids.join()}` });
    expect(list.json().products).toMatchObject([
      {
        units: 525,
        unit: elastic.saleUnit,
        variants: [
          {
            variant: '',
            units: 525,
            pieces: [
              { count: 1, length: 300 },
              { count: 3, length: 75 },
            ],
          },
        ],
      },
    ]);
  });

  test('the orders’ file says lengths and cuts, the products’ unit, step and minimum [UNIT-003 UNIT-005]', async () => {
    await place(
      request(
        { product: ribbon, quantities: { Azul: 150 } },
        { product: elastic, quantities: { '': 150 }, pieces: [{ count: 2, length: 75 }] },
        { product: spool, quantities: { '': 2 } },
      ),
    );
    const file = async (url: string) =>
      (await shop.callAsAdministrator({ url })).payload.replaceAll('\u00a0', ' ');
    const rows = (await file('/api/orders.csv')).split('\r\n');
    expect(rows.find((row) => row.includes('Cinta de raso'))).toContain(';Azul × 1,5 m;1,5 m;');
    expect(rows.find((row) => row.includes('Elástico'))).toContain(';Cortes: 2 de 0,75 m;1,5 m;');
    expect(rows.find((row) => row.includes('Carrete'))).toContain(';;2;');
    const [header = '', ...products] = (await file('/api/items.csv')).split('\r\n');
    const at = header.split(';').indexOf('Unidad');
    expect(header.split(';').slice(at, at + 3)).toEqual(['Unidad', 'Paso', 'Mínimo']);
    const cellsOf = (name: string) =>
      products
        .find((row) => row.includes(name))
        ?.split(';')
        .slice(at, at + 3);
    expect([cellsOf('Cinta de raso'), cellsOf('Carrete')]).toEqual([
      ['metro', '0,5', '1'],
      ['unidad', '', ''],
    ]);
  });
});

describe.each(ANY_ENGINE)('a shop that sells nothing by measure, on %s', (engine) => {
  const spool = aThread({ name: 'Carrete', colours: [], bulkOffer: null });
  const shop = shopForEachTest(engine, { products: [spool] });

  test('its file of products, its catalogue and its products say nothing of units [UNIT-002 UNIT-005]', async () => {
    const sheet = (await shop.callAsAdministrator({ url: '/api/items.csv' })).payload;
    expect(sheet.split('\r\n')[0]).not.toMatch(/Unidad|Paso/);
    const catalogue = (
      await shop.call({ url: '/api/catalogue', headers: { 'accept-encoding': 'identity' } })
    ).json();
    expect(catalogue).toMatchObject({ format: 4, name: [spool.name] });
    expect(catalogue).not.toHaveProperty('saleUnit');
    expect((await shop.call({ url: `/api/items/${spool.id}` })).payload).not.toContain('"unit"');
  });
});
