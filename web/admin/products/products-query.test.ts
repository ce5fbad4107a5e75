import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemsSearch, productsQuery, productsSearch } from './products-query.ts';

const EVERYTHING = {
  text: '',
  showsHidden: false,
  showsDeleted: false,
  missing: null,
  unchangedDays: null,
  page: 1,
};

test('the screen begins with the visible products, first page [PRODADM-001 PRODADM-G01]', () => {
  expect(productsQuery(new URLSearchParams())).toEqual(EVERYTHING);
  expect(productsQuery(new URLSearchParams('falta=todo&precios-viejos=0&pagina=-3&ocultos=si'))).toEqual(
    EVERYTHING,
  );
  expect(productsSearch(EVERYTHING)).toBe('');
});

test('every view has an address that leads back to it [PRODADM-001 STUDIO-010]', () => {
  const query = fc.record({
    text: fc.string({ unit: 'grapheme' }),
    showsHidden: fc.boolean(),
    showsDeleted: fc.boolean(),
    missing: fc.constantFrom(null, 'precio' as const, 'foto' as const, 'codigo' as const),
    unchangedDays: fc.option(fc.integer({ min: 1, max: 3650 })),
    page: fc.integer({ min: 1, max: 10_000 }),
  });
  fc.assert(
    fc.property(query, (view) => {
      expect(productsQuery(new URLSearchParams(productsSearch(view)))).toEqual(view);
    }),
  );
});

test('queries use the API’s parameter names [PRODADM-001 PRODADM-G01]', () => {
  const query = { ...EVERYTHING, text: 'H-1', showsHidden: true, missing: 'foto', page: 2 } as const;
  expect(itemsSearch(query, 9)).toBe('?page=2&size=9&order=newest&brief=1&q=H-1&hidden=1&missing=photo');
  const old = { ...EVERYTHING, unchangedDays: 30 };
  expect(itemsSearch(old, 9)).toBe('?page=1&size=9&order=newest&brief=1&unchangedDays=30');
});
