import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { barCodeFault } from '#domain/bar-codes/bar-code.ts';
import type { WireProduct } from '#schemas/product-answer.ts';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { type CatalogueShop, openCatalogueShop, THREAD } from '#tests/support/catalogue-shop.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

describe.each(ENGINES)('bar codes on %s', (engine) => {
  let shop: CatalogueShop;

  beforeEach(async () => {
    shop = await openCatalogueShop(engine);
  });
  afterEach(() => shop.close());

  const [red = '', blue = ''] = THREAD.colours;
  const save = (barCodes: readonly string[]) =>
    shop.callAsAdministrator({
      method: 'PUT',
      url: `/api/items/${THREAD.id}`,
      payload: productToWire({ ...THREAD, barCodes }),
      headers: { 'if-match': '*' },
    });
  const found = async (q: string) =>
    (await shop.callAsAdministrator({ url: `/api/items?${new URLSearchParams({ q, hidden: '1' })}` })).json<
      WireProduct[]
    >();
  const codesOf = async () =>
    (await shop.callAsAdministrator({ url: `/api/items/${THREAD.id}` })).json<WireProduct>().data.items[0]
      ?.barCodes;

  test('a product and its colours keep their codes, and a scanner finds the product by each [LABEL-001]', async () => {
    const codes = ['4006381333931', `${red}: 96385074`, `${blue}: HIL azul`];
    expect((await save(codes)).statusCode).toBe(200);
    expect(await codesOf()).toEqual(codes);
    for (const code of ['4006381333931', '96385074', 'HIL azul'])
      expect((await found(code)).map(({ _id }) => _id)).toEqual([THREAD.id]);
    expect(await found('4006381333932')).toEqual([]);
    await save([]);
    expect(await codesOf()).toBeUndefined();
  });

  test.each([
    [['4006381333932'], 'el último número tendría que ser 1'],
    [['Plateado lunar: 96385074'], '«Plateado lunar» no es un color ni un modelo del producto'],
    [['96385074', `${red}: 96385074`], '«96385074» está dos veces'],
    [['ñandú'], 'tiene signos que un lector no lee'],
  ])('%j is refused by name [LABEL-001]', async (codes, reason) => {
    const answer = await save(codes);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      errors: [{ field: 'data.items.0.barCodes', message: expect.stringContaining(reason) }],
    });
    expect(await codesOf()).toBeUndefined();
  });

  test('own codes are given once each, to whatever has none, and never one that somebody typed [LABEL-001]', async () => {
    await save([`${red}: 2000000000022`]);
    const asked = await shop.callAsAdministrator({
      method: 'POST',
      url: '/api/bar-codes',
      payload: { howMany: 2 },
    });
    expect([asked.statusCode, asked.json()]).toEqual([201, { codes: ['2000000000015', '2000000000039'] }]);
    const give = () =>
      shop.callAsAdministrator({
        method: 'POST',
        url: '/api/bar-codes/own',
        payload: { productIds: [THREAD.id, 'no-existe'] },
      });
    expect((await give()).json()).toEqual({ given: THREAD.colours.length - 1 });
    expect((await give()).json()).toEqual({ given: 0 });
    const codes = ((await codesOf()) ?? []).map((text) => text.split(': ')[1] ?? '');
    expect(new Set(codes).size).toBe(THREAD.colours.length);
    expect(codes.flatMap((code) => barCodeFault(code) ?? [])).toEqual([]);
  });
});
