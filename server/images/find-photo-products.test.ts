import { describe, expect, test } from 'vitest';
import { aThread } from '#tests/support/a-thread.ts';
import { shopForAllTests } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

describe.each(ENGINES)('the products of photos on %s', (engine) => {
  const shown = aThread({ code: 'ABC-12', name: 'Cinta', photos: [] });
  const hidden = aThread({ code: 'ABC-1', name: 'Cierre', isHidden: true });
  const rivals = [aThread({ code: 'AB-1' }), aThread({ code: 'AB 1' })];
  const shop = shopForAllTests(engine, { products: [shown, hidden, ...rivals] });

  const find = (names: unknown) =>
    shop.callAsAdministrator({ method: 'POST', url: '/api/photo-matches', payload: { names } });

  test('each name finds the product of its code, hidden ones too, and nothing changes [IMPORT-009]', async () => {
    const version = shop.ctx.catalogue.version();
    const answer = await find(['ABC 12 (3).png', 'abc-1.jpg', 'otra.jpg']);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([
      {
        name: 'ABC 12 (3).png',
        product: { _id: shown.id, code: 'ABC-12', name: 'Cinta', photos: 0 },
        rivals: [],
      },
      {
        name: 'abc-1.jpg',
        product: { _id: hidden.id, code: 'ABC-1', name: 'Cierre', photos: hidden.photos.length },
        rivals: [],
      },
      { name: 'otra.jpg', product: null, rivals: [] },
    ]);
    expect(shop.ctx.catalogue.version()).toBe(version);
  });

  test('a name that two codes begin alike names both codes [IMPORT-009]', async () => {
    const [match] = (await find(['AB_1.jpg'])).json();
    expect(match.product).toBeNull();
    expect([...match.rivals].sort()).toEqual(['AB 1', 'AB-1']);
  });

  test('more than 500 names, or anything but names, are refused [IMPORT-009]', async () => {
    const tooMany = Array.from({ length: 501 }, (_, index) => `${index}.jpg`);
    for (const names of [tooMany, 'ABC-12.jpg', [12], ['a\0b.jpg']]) {
      expect((await find(names)).statusCode).toBe(400);
    }
  });
});
