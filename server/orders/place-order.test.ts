import { describe, expect, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import type { WireOrder, WireOrderReceipt } from '#schemas/order-answers.ts';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

describe.each(ENGINES)('placing an order on %s', (engine) => {
  const thread = aThread({ name: 'Hilo de algodón' });
  const zip = aThread({
    name: 'Cierre metálico',
    price: pesos(1200),
    bulkOffer: null,
    colours: [],
    models: ['Modelo 1', 'Modelo 2'],
  });
  const cone = aThread({
    name: 'Cono',
    price: pesos(100),
    bulkOffer: { minimumUnits: 12, packPrice: pesos(1000) },
    colours: [],
    models: [],
  });
  const unpriced = aThread({ name: 'Máquina a pedido', price: null, bulkOffer: null, colours: [] });
  const hidden = aThread({ name: 'Hilo oculto', isHidden: true });
  const shop = shopForEachTest(engine, { products: [thread, zip, cone, unpriced, hidden] });

  const place = (payload: unknown, headers: Record<string, string> = {}) =>
    shop.call({ method: 'POST', url: '/api/orders', payload: payload as object, headers });
  const stored = async (id: string) =>
    (await shop.callAsAdministrator({ url: `/api/orders/${id}` })).json<WireOrder>();
  const orderCount = async () => {
    const { count } = await shop.ctx.db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  };

  test('answers with number, status and both amounts [API-010 API-023 CHECKOUT-047 CHECKOUT-048 PRICE-012]', async () => {
    const answer = await place(
      anOrderRequest([
        { product: thread, quantities: { Rojo: 6, Azul: 6 } },
        { product: zip, quantities: { 'Modelo 1': 1, 'Modelo 2': 1 } },
        { product: cone, quantities: { '': 13 } },
      ]),
    );
    expect(answer.statusCode).toBe(201);
    expect(answer.json<WireOrderReceipt>()).toEqual({
      link: expect.stringMatching(/\/pedido\/[\w-]{32}$/),
      _id: expect.any(String),
      orderNumber: 1,
      status: 'pendiente',
      totalAmount: 63_700,
      payableAmount: 57_483.33,
      createdAt: '2026-11-20T21:05:00.000Z',
    });
  });

  test('keeps customer, lines and quantities by variant [DATA-010 DATA-011 CHECKOUT-045 CHECKOUT-046 CHECKOUT-049 CART-020]', async () => {
    const answer = await place(anOrderRequest([{ product: thread, quantities: { Rojo: 6, Azul: 6 } }]));
    const order = await stored(answer.json<WireOrderReceipt>()._id);
    expect(order).toMatchObject({
      orderNumber: 1,
      userName: 'Marta',
      userLastName: 'Gietz',
      userEmail: 'marta@correo.test',
      cellphone: '3496401923',
      status: 'pendiente',
      deleted: false,
      totalAmount: 60_000,
      payableAmount: 54_000,
      createdAt: '2026-11-20T21:05:00.000Z',
      updatedAt: '2026-11-20T21:05:00.000Z',
    });
    expect(order.orderItems).toHaveLength(1);
    expect(order.orderItems[0]).toMatchObject({
      _id: thread.id,
      quantity: { Rojo: 6, Azul: 6 },
      units: 12,
      listTotal: 60_000,
      total: 54_000,
      items: [{ marca: 'Costurina', name: 'Hilo de algodón', price: '5000', wholesalePrice: '54000' }],
    });
  });

  test('a plain count is accepted only for a product without variants [CHECKOUT-049]', async () => {
    const request = anOrderRequest([{ product: cone, quantities: { '': 3 } }]);
    const [item] = request.orderItems;
    const counted = await place({ ...request, orderItems: [{ ...item, quantity: 3 }] });
    expect(counted.statusCode).toBe(201);
    const ofThread = anOrderRequest([{ product: thread, quantities: { Rojo: 3 } }]);
    const refused = await place({ ...ofThread, orderItems: [{ ...ofThread.orderItems[0], quantity: 3 }] });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ code: 'unfit-quantities', ids: [thread.id] });
  });

  test('two items of one product are one line, and reach the bulk offer together [CART-G04]', async () => {
    const request = anOrderRequest([{ product: thread, quantities: { Rojo: 12 } }]);
    const half = (quantities: object) => ({ ...request.orderItems[0], quantity: quantities });
    const answer = await place({ ...request, orderItems: [half({ Rojo: 6 }), half({ Azul: 5, Rojo: 1 })] });
    expect(answer.json()).toMatchObject({ totalAmount: 60_000, payableAmount: 54_000 });
    const order = await stored(answer.json<WireOrderReceipt>()._id);
    expect(order.orderItems.map(({ quantity }) => quantity)).toEqual([{ Rojo: 7, Azul: 5 }]);
  });

  test('a product without price is ordered and adds nothing [PRICE-G02 CHECKOUT-G09]', async () => {
    const answer = await place(anOrderRequest([{ product: unpriced, quantities: { '': 2 } }]));
    expect(answer.json()).toMatchObject({ totalAmount: 0, payableAmount: 0 });
  });

  test('numbers are 1, 2, 3, and a refused order uses none [ORDADM-G04]', async () => {
    const request = anOrderRequest([{ product: thread, quantities: { Rojo: 1 } }]);
    const numbers = [];
    for (const payload of [request, { ...request, totalAmount: 1 }, request, request]) {
      const answer = await place(payload);
      if (answer.statusCode === 201) numbers.push(answer.json<WireOrderReceipt>().orderNumber);
    }
    expect(numbers).toEqual([1, 2, 3]);
  });

  test('two items of one product must both have its current price [CART-G04 CHECKOUT-048]', async () => {
    const request = anOrderRequest([{ product: thread, quantities: { Rojo: 2 } }]);
    const [item] = request.orderItems;
    const seen = (price: string) => ({
      ...item,
      quantity: { Rojo: 1 },
      items: [{ ...item?.items[0], price }],
    });
    const answer = await place({ ...request, orderItems: [seen('5000'), seen('4500')] });
    expect(answer.json()).toMatchObject({ status: 409, code: 'price-changed', lines: [{ _id: thread.id }] });
    expect(await orderCount()).toBe(0);
  });

  test('sixty orders at once, some of them refused, take the numbers 1, 2, 3… [ORDADM-G04]', async () => {
    const request = anOrderRequest([{ product: thread, quantities: { Rojo: 1 } }]);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        place(
          { ...request, totalAmount: index % 5 === 0 ? 1 : request.totalAmount },
          { 'idempotency-key': `clave-del-pedido-${index}` },
        ),
      ),
    );
    const placed = answers.filter(({ statusCode }) => statusCode === 201);
    const numbers = placed.map((answer) => answer.json<WireOrderReceipt>().orderNumber);
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 48 }, (_, index) => index + 1));
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(12);
  });

  test('an order during a price change gets one of the two prices, and only the one it showed [CHECKOUT-047]', async () => {
    const { _id, ...input } = productToWire({ ...cone, bulkOffer: null });
    const priced = (price: string) => ({
      ...input,
      data: { ...input.data, items: [{ ...input.data.items[0], price }] },
    });
    const setPrice = (price: string) =>
      shop.callAsAdministrator({ method: 'PUT', url: `/api/items/${_id}`, payload: priced(price) });
    const orderAt = (price: number) =>
      place(
        anOrderRequest([
          { product: { ...cone, bulkOffer: null, price: pesos(price) }, quantities: { '': 3 } },
        ]),
      );
    for (const price of ['200', '100', '200', '100']) {
      const [, ...answers] = await Promise.all([setPrice(price), orderAt(100), orderAt(200), orderAt(100)]);
      for (const [index, answer] of answers.entries()) {
        const seen = [300, 600, 300][index];
        if (answer.statusCode === 201) expect(answer.json()).toMatchObject({ payableAmount: seen });
        else expect(answer.json()).toMatchObject({ status: 409, code: 'price-changed' });
      }
    }
  });

  test('a price that changed since is refused with the product as it is now, and nothing is stored [CHECKOUT-048]', async () => {
    const request = anOrderRequest([
      { product: { ...thread, price: pesos(4500) }, quantities: { Rojo: 2 } },
      { product: cone, quantities: { '': 1 } },
    ]);
    const answer = await place(request);
    expect(answer.statusCode).toBe(409);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    const problem = answer.json();
    expect(problem).toMatchObject({ code: 'price-changed', totalAmount: 10_100, payableAmount: 10_100 });
    expect(problem.lines).toHaveLength(1);
    expect(problem.lines[0]).toMatchObject({
      _id: thread.id,
      item: { data: { items: [{ price: '5000' }] } },
    });
    expect(await orderCount()).toBe(0);
  });

  test('a bulk offer or a total that differs from what the shopper saw is refused too [CHECKOUT-048]', async () => {
    const otherOffer = { ...thread, bulkOffer: { minimumUnits: 6, packPrice: pesos(27_000) } };
    const withOffer = await place(anOrderRequest([{ product: otherOffer, quantities: { Rojo: 6 } }]));
    expect(withOffer.json()).toMatchObject({ code: 'price-changed' });
    const request = anOrderRequest([{ product: thread, quantities: { Rojo: 6 } }]);
    const withTotal = await place({ ...request, totalAmount: 29_999.99 });
    expect(withTotal.json()).toMatchObject({ code: 'price-changed', totalAmount: 30_000 });
    expect(await orderCount()).toBe(0);
  });

  test('an unknown, hidden or deleted product is refused by its id [CART-G06 FILTER-014]', async () => {
    await shop.callAsAdministrator({ method: 'DELETE', url: `/api/items/${cone.id}` });
    const gone = aThread();
    const answer = await place(
      anOrderRequest([
        { product: thread, quantities: { Rojo: 1 } },
        { product: gone, quantities: { Rojo: 1 } },
        { product: hidden, quantities: { Rojo: 1 } },
        { product: cone, quantities: { '': 1 } },
      ]),
    );
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'unknown-product', ids: [gone.id, hidden.id, cone.id] });
    expect(await orderCount()).toBe(0);
  });

  test('an order and its notice to the shop are stored together', async () => {
    await place(anOrderRequest([{ product: thread, quantities: { Rojo: 1 } }]));
    await place({ ...anOrderRequest([{ product: thread, quantities: { Rojo: 1 } }]), totalAmount: 3 });
    const notes = await shop.ctx.db
      .selectFrom('outbox')
      .select(['kind', 'recipient'])
      .orderBy('recipient')
      .execute();
    expect(notes.map((note) => ({ ...note }))).toEqual([
      { kind: 'order-placed', recipient: 'shop' },
      { kind: 'order-placed', recipient: 'shopper' },
    ]);
  });

  test('the phone keeps its digits and the email its lower case [CHECKOUT-G04 CHECKOUT-G05]', async () => {
    const request = anOrderRequest([{ product: thread, quantities: { Rojo: 1 } }], {
      phone: '+54 9 (3496) 40-1923',
      email: 'Marta@Correo.test',
    });
    const order = await stored((await place(request)).json<WireOrderReceipt>()._id);
    expect(order).toMatchObject({ cellphone: '5493496401923', userEmail: 'marta@correo.test' });
  });
});
