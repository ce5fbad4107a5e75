import { describe, expect, test } from 'vitest';
import { suggestionsFromWire } from '#schemas/wire/suggestions.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { shopForAllTests } from '#tests/support/shop-of-tests.ts';
import { ANY_ENGINE } from '#tests/support/test-shop.ts';

describe.each(ANY_ENGINE)('what the shop understands of a text on %s', (engine) => {
  const thread = aThread({ id: 'carretel', code: 'HIL-204', name: 'Hilo de algodón', brand: 'Añil' });
  const hidden = aThread({ id: 'escondido', code: 'HIL-205', name: 'Hilo secreto', isHidden: true });
  const shop = shopForAllTests(engine, { products: [thread, hidden] });

  const match = (list: string) => shop.call({ method: 'POST', url: '/api/matched-list', payload: { list } });

  test('a half-typed search is answered with visible products, categories and brands [FIND-004]', async () => {
    const answer = await shop.call({ url: '/api/suggestions?q=hilo' });
    expect(answer.statusCode).toBe(200);
    expect(suggestionsFromWire(answer.json())).toMatchObject({
      total: 1,
      products: [{ id: 'carretel', price: thread.price }],
      categories: [{ subsection: 'Hilos', type: 'all' }],
    });
    const { brands } = (await shop.call({ url: '/api/suggestions?q=ani' })).json();
    expect(brands).toEqual(['Añil']);
  });

  test('a list is narrowed by what its visible products have, each choice with what it alone brings [FIND-005]', async () => {
    const facetsOf = async (query: string) => (await shop.call({ url: `/api/facets?${query}` })).json();
    const { brands, offers, bands } = await facetsOf('q=hilo&seed=3');
    expect({ brands, offers, bands }).toEqual({ brands: [{ name: 'Añil', count: 1 }], offers: 0, bands: [] });
    expect((await facetsOf('q=hilo&brand=Otra&brand=Ninguna')).brands).toEqual(brands);
    expect((await facetsOf('q=hilo&price=0,01')).brands).toEqual([]);
    expect((await facetsOf('subsection=Agujas')).brands).toEqual([]);
  });

  test('products that are only near to a text are answered where that is asked for [FIND-001 QUOTE-007]', async () => {
    const total = async (query: string) =>
      (await shop.call({ url: `/api/items?page=1&${query}` })).headers['x-total-count'];
    expect(await total('q=ilo+de+algodom')).toBe('0');
    expect(await total('q=ilo+de+algodom&near=1')).toBe('1');
    expect(await total('q=hilo&near=1')).toBe(await total('q=hilo'));
  });

  test('a list is answered line by line, and hidden products are unknown to it [FIND-008]', async () => {
    const answer = await match('2 x HIL-204\nHIL-205\nGracias');
    expect(answer.json()).toMatchObject({
      lines: [
        { units: 2, candidates: [{ product: 'carretel' }] },
        { certainty: 'unknown', candidates: [] },
      ],
      products: [{ _id: 'carretel' }],
    });
  });

  test('a list that is too long is refused by its name [FIND-008]', async () => {
    const answer = await match('a'.repeat(20_001));
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('Lista');
  });
});
