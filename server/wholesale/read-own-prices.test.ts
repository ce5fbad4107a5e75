import { expect, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import type { WireReadPrices } from '#schemas/wholesale.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { makePriceList } from '#tests/support/a-price-list.ts';
import { multipartOf } from '#tests/support/photos.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';

const thread = aPlainThread({ code: '0012', price: pesos(4850), bulkOffer: null });
const scissors = aPlainThread({ code: 'TI-9', price: pesos(38_500), bulkOffer: null });
const shop = shopForEachTest('sqlite', { products: [thread, scissors] });

const read = (file: string) =>
  shop.callAsAdministrator({
    method: 'POST',
    url: '/api/price-lists/prices',
    ...multipartOf(Buffer.from(file), { field: 'file', name: 'lista.csv' }),
  });

test('a list’s own prices are read by code, and saved with the list [TRADE-001]', async () => {
  const answer = await read(
    'Lista de talleres;;\nCódigo;Precio;Marca\n0012;"4.000,50";Tensa\nti-9;39000;\nX-1;10;\n',
  );
  expect(answer.json<WireReadPrices>()).toEqual({
    prices: [
      { _id: thread.id, price: 4000.5 },
      { _id: scissors.id, price: 39_000 },
    ],
    notLower: 1,
    unknown: ['X-1'],
    unknownCount: 1,
  });
  const list = await makePriceList(shop, { name: 'Talleres', prices: answer.json().prices });
  const terms = await shop.callAsAdministrator({ url: `/api/price-lists/${list._id}/terms` });
  // Nobody with a list pays more than the public.
  expect(terms.json().prices).toEqual({ [thread.id]: 4000.5 });
});

test('a file with a wrong cell is refused by its row, and changes nothing [TRADE-001]', async () => {
  const list = await makePriceList(shop);
  const answer = await read('codigo;precio\n0012;gratis\nTI-9;36000\n');
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    {
      code: 'bad-price-list',
      errors: [{ message: 'Fila 2, precio: no es un precio: se escribe como 1234,56' }],
    },
  ]);
  const { json } = await shop.callAsAdministrator({ url: `/api/price-lists/${list._id}` });
  expect(json()).toEqual(list);
});
