import { describe, expect, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import type { WireLabels } from '#schemas/labels.ts';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

describe.each(ENGINES)('labels on %s', (engine) => {
  const thread = aPlainThread({
    id: '655b4f2c9d1e8a4073000901',
    code: 'ETI-1',
    price: pesos(5450),
    colours: ['Rojo', 'Azul'],
    models: [],
    soldOutVariants: ['Azul'],
    barCodes: ['4006381333931', 'Rojo: 96385074'],
  });
  const needle = aPlainThread({
    id: '655b4f2c9d1e8a4073000902',
    code: 'ETI-2',
    price: null,
    bulkOffer: null,
    colours: [],
    models: [],
    isHidden: true,
  });
  const shop = shopForEachTest(engine, { products: [thread, needle] });
  const ask = (productIds: readonly string[]) =>
    shop.callAsAdministrator({ method: 'POST', url: '/api/labels', payload: { productIds } });
  const labelled = async (ids: readonly string[]) => (await ask(ids)).json<WireLabels>().products;

  test('a colour has its own code or that of the product, and hidden products have labels too [LABEL-002]', async () => {
    expect(await labelled([needle.id, thread.id, needle.id])).toMatchObject([
      { _id: needle.id, price: '', barCode: null, variants: [] },
      {
        _id: thread.id,
        price: '5450',
        barCode: '4006381333931',
        variants: [
          { name: 'Rojo', soldOut: false, barCode: '96385074' },
          { name: 'Azul', soldOut: true, barCode: '4006381333931' },
        ],
      },
    ]);
  });

  test('the price is that of the moment, and what is gone has no label [LABEL-003]', async () => {
    const put = await shop.callAsAdministrator({
      method: 'PUT',
      url: `/api/items/${thread.id}`,
      payload: productToWire({ ...thread, price: pesos(6100) }),
      headers: { 'if-match': '*' },
    });
    expect(put.statusCode).toBe(200);
    expect(await labelled([thread.id])).toMatchObject([{ price: '6100' }]);
    await shop.callAsAdministrator({ method: 'DELETE', url: `/api/items/${thread.id}` });
    expect((await labelled([thread.id, needle.id])).map(({ _id }) => _id)).toEqual([needle.id]);
  });

  test('a visitor gets none [LABEL-002]', async () => {
    const answer = await shop.call({
      method: 'POST',
      url: '/api/labels',
      payload: { productIds: [thread.id] },
    });
    expect(answer.statusCode).toBe(401);
  });
});
