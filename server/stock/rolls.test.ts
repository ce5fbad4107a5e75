import { describe, expect, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import type { WirePickList } from '#schemas/pick-list-answer.ts';
import type { WireProduct } from '#schemas/product-answer.ts';
import type { WireProductStock, WireStockList } from '#schemas/stock-answers.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { aRibbon } from '#tests/support/a-ribbon.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { stockDesk } from '#tests/support/stock-desk.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { countDifferingSums } from './queries.ts';

describe.each(ENGINES)('rolls on %s', (engine) => {
  const ribbon = aRibbon({ colours: ['Rojo', 'Azul'], price: pesos(1234) });
  const needle = aPlainThread({ name: 'Aguja', colours: [], models: [] });
  const shop = shopForEachTest(engine, { products: [ribbon, needle] });
  const red = { _id: ribbon.id, variant: 'Rojo' };

  const ask = async <Answer>(url: string) =>
    (await shop.callAsAdministrator({ url: `/api/${url}` })).json<Answer>();
  const post = (url: string, payload: object) =>
    shop.callAsAdministrator({ method: 'POST', url: `/api/stock/${url}`, payload });
  const count = (counted: number, rolls?: readonly number[]) =>
    post('counts', { lines: [{ ...red, counted, ...(rolls && { rolls }) }] });
  const status = (id: string, next: string) =>
    shop.callAsAdministrator({ method: 'PUT', url: `/api/orders/${id}`, payload: { status: next } });
  const shelf = async () => {
    const { there, rolls } = (await ask<WireProductStock>(`stock/${ribbon.id}`)).variants[0] ?? {};
    return { there, rolls };
  };

  /** An order of cuts of one length. */
  async function order(count: number, length: number): Promise<string> {
    const request = anOrderRequest([{ product: ribbon, quantities: { Rojo: count * length } }]);
    const [item] = request.orderItems;
    const pieces = count === 1 ? {} : { pieces: [{ variant: 'Rojo', count, length }] };
    const payload = { ...request, orderItems: [{ ...item, ...pieces }] };
    const answer = await shop.call({ method: 'POST', url: '/api/orders', payload });
    expect([answer.statusCode, answer.body]).toEqual([201, answer.body]);
    return answer.json()._id;
  }

  test('a count says the rolls, what arrives is one more, and a sum that differs forgets them [STOCK-005]', async () => {
    await count(2580, [80, 2500]);
    expect(await shelf()).toEqual({ there: 2580, rolls: [2500, 80] });
    await post('moves', { kind: 'received', lines: [{ ...red, amount: 1000 }] });
    await post('moves', { kind: 'lost', lines: [{ ...red, amount: 30, note: 'Manchado' }] });
    expect(await shelf()).toEqual({ there: 3550, rolls: [2500, 1000, 50] });
    await count(3550);
    expect(await shelf()).toEqual({ there: 3550, rolls: [2500, 1000, 50] });
    await count(3500);
    expect(await shelf()).toEqual({ there: 3500, rolls: undefined });
  });

  test('rolls that don’t come to the count, or of what has no metres, are refused [STOCK-005]', async () => {
    expect((await count(100, [80, 30])).statusCode).toBe(400);
    const lines = [{ _id: needle.id, variant: '', counted: 5, rolls: [5] }];
    const answer = await post('counts', { lines });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ field: 'lines.rolls', message: 'Rollos: Aguja no se vende por metro' }],
    ]);
    expect(await shelf()).toEqual({ there: 0, rolls: undefined });
  });

  test('the pick list says which roll to cut, ‘Listo’ cuts that one, and what comes back is in pieces [STOCK-004 STOCK-005]', async () => {
    await stockDesk(shop, ribbon).switchOn();
    await count(3120, [2500, 320, 200, 100]);
    const [three, two] = [await order(1, 300), await order(2, 150)];
    const planned = async (ids: string) => {
      const { products } = await ask<WirePickList>(`orders/pick-list?ids=${ids}`);
      const { rolls, joined } = products[0]?.variants[0] ?? {};
      return { rolls, joined };
    };
    expect(await planned(`${three},${two}`)).toEqual({
      rolls: [
        { length: 2500, cuts: [{ count: 1, length: 150 }], left: 2350 },
        { length: 320, cuts: [{ count: 1, length: 300 }], left: 20 },
        { length: 200, cuts: [{ count: 1, length: 150 }], left: 50 },
      ],
    });
    await status(three, 'Listo');
    expect(await shelf()).toEqual({ there: 2820, rolls: [2500, 200, 100, 20] });
    // What is ready was cut.
    expect(await planned(three)).toEqual({});
    for (const next of ['Listo', 'Listo', 'pendiente', 'pendiente']) await status(two, next);
    expect(await shelf()).toEqual({ there: 2820, rolls: [2350, 150, 150, 100, 50, 20] });
    expect(await planned(await order(1, 4000))).toEqual({ rolls: [], joined: [{ count: 1, length: 4000 }] });
    expect(await countDifferingSums(shop.ctx.db)).toBe(0);
  });

  test('what is as short as a remnant is listed as one, by the shop’s own length [STOCK-005]', async () => {
    await stockDesk(shop, ribbon).switchOn({ remnantAt: 80 });
    await count(2700, [2500, 120, 80]);
    const listed = await ask<WireStockList>('stock?remnants=1');
    expect(listed).toMatchObject({ remnants: 1, total: 1, rows: [{ ...red, remnants: [80] }] });
    await count(2500, [2500]);
    expect(await ask<WireStockList>('stock?remnants=1')).toMatchObject({ remnants: 0, total: 0 });
  });

  const offer = (length: number, key = 'un-retazo') =>
    shop.callAsAdministrator({
      method: 'POST',
      url: `/api/stock/${ribbon.id}/remnants`,
      headers: { 'idempotency-key': key },
      payload: { variant: 'Rojo', length },
    });

  test('a remnant is offered as a product of which there is one, by its length, and leaves its roll [STOCK-005]', async () => {
    await stockDesk(shop, ribbon).switchOn({ remnantAt: 80 });
    await count(2645, [2500, 80, 65]);
    expect(await ask<WireProductStock>(`stock/${ribbon.id}`)).toMatchObject({
      variants: [{ name: 'Rojo', rolls: [2500, 80, 65], remnants: [80, 65] }, { name: 'Azul' }],
    });
    const answer = await offer(65);
    expect(answer.statusCode).toBe(201);
    const { _id } = answer.json();
    const { data, ...root } = await ask<WireProduct>(`items/${_id}`);
    expect([root.offer, data.items[0]]).toMatchObject([
      false,
      // 65 cm of $ 1.234 a metre are $ 802,10.
      { name: 'Retazo de 0,65\u00a0m: Cinta bebé', price: '802.10', colours: ['Rojo'], unitAmount: '0.65' },
    ]);
    expect(data.items[0]).not.toHaveProperty('unit');
    expect(await ask<WireProductStock>(`stock/${_id}`)).toMatchObject({
      variants: [{ name: 'Rojo', there: 1, ledger: [{ kind: 'counted', amount: 1 }] }],
    });
    expect(await shelf()).toEqual({ there: 2580, rolls: [2500, 80] });
    const [move] = (await ask<WireProductStock>(`stock/${ribbon.id}`)).variants[0]?.ledger ?? [];
    expect(move).toMatchObject({ kind: 'cut', amount: -65, note: 'Se ofrece como retazo' });

    // The answer was lost, and the same is asked again.
    expect((await offer(65)).json()).toEqual({ _id });
    expect((await offer(80)).json()).toMatchObject({ code: 'key-reused' });
    expect(await shelf()).toEqual({ there: 2580, rolls: [2500, 80] });
    expect(await countDifferingSums(shop.ctx.db)).toBe(0);
  });

  test('a roll that is no remnant, or is gone, is not offered, and nothing is stored [STOCK-005]', async () => {
    await stockDesk(shop, ribbon).switchOn({ remnantAt: 80 });
    await count(2580, [2500, 80]);
    const products = async () => (await ask<WireProduct[]>('items')).length;
    const before = await products();
    for (const [length, text] of [
      [2500, '25'],
      [65, '0,65'],
    ] as const) {
      const answer = await offer(length);
      expect([answer.statusCode, answer.json().errors]).toEqual([
        400,
        [{ field: 'length', message: `Largo: Cinta bebé no tiene un retazo de ${text}\u00a0m` }],
      ]);
    }
    await count(2580);
    await shop.callAsAdministrator({ method: 'DELETE', url: `/api/items/${ribbon.id}` });
    expect((await offer(80)).json()).toMatchObject({ code: 'product-not-found' });
    expect(await products()).toBe(before - 1);
  });

  test('without rolls the pick list says what it always said [STOCK-005]', async () => {
    const id = await order(2, 150);
    const before = await ask<WirePickList>(`orders/pick-list?ids=${id}`);
    expect(before.products[0]?.variants).toEqual([
      { variant: 'Rojo', units: 300, pieces: [{ count: 2, length: 150 }] },
    ]);
    await stockDesk(shop, ribbon).switchOn();
    await count(3120);
    expect(await ask<WirePickList>(`orders/pick-list?ids=${id}`)).toEqual(before);
  });
});
