import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIST_ORDERS } from '#domain/catalogue/product-order.ts';
import { NO_CRITERIA } from './list-criteria.ts';
import { itemsSearch, productsQuery, productsSearch } from './products-query.ts';

const EVERYTHING = {
  text: '',
  showsHidden: false,
  showsDeleted: false,
  missing: null,
  unchangedDays: null,
  criteria: NO_CRITERIA,
  order: 'newest' as const,
  page: 1,
};

test('the screen begins with the visible products, first page [PRODADM-001 PRODADM-G01]', () => {
  expect(productsQuery(new URLSearchParams())).toEqual(EVERYTHING);
  expect(
    productsQuery(new URLSearchParams('falta=todo&precios-viejos=0&orden=color&pagina=-3&ocultos=si')),
  ).toEqual(EVERYTHING);
  expect(productsSearch(EVERYTHING)).toBe('');
});

test('every view has an address that leads back to it [PRODADM-001 STUDIO-010 BUY-007]', () => {
  const query = fc.record({
    text: fc.string({ unit: 'grapheme' }),
    showsHidden: fc.boolean(),
    showsDeleted: fc.boolean(),
    missing: fc.constantFrom(null, 'precio' as const, 'foto' as const, 'codigo' as const),
    unchangedDays: fc.option(fc.integer({ min: 1, max: 3650 })),
    criteria: fc.record({
      section: fc.constantFrom('', 'Maquina', 'Merceria'),
      subsection: fc.string({ unit: 'grapheme' }),
      type: fc.string({ unit: 'grapheme' }),
      brand: fc.string({ unit: 'grapheme' }),
      onlyOffers: fc.boolean(),
      availability: fc.constantFrom('', 'in-stock', 'partly', 'sold-out'),
      minPrice: fc.constantFrom('', '0', '1500.50'),
      maxPrice: fc.constantFrom('', '20000'),
    }),
    order: fc.constantFrom(...LIST_ORDERS),
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
  const few = {
    ...NO_CRITERIA,
    section: 'Merceria',
    brand: 'Güemes',
    onlyOffers: true,
    minPrice: '10',
  } as const;
  expect(itemsSearch({ ...EVERYTHING, criteria: few }, 9)).toBe(
    '?page=1&size=9&order=newest&brief=1&section=Merceria&brand=G%C3%BCemes&minPrice=10&offers=1',
  );
  expect(itemsSearch({ ...EVERYTHING, order: 'code-desc' }, 40)).toBe(
    '?page=1&size=40&order=code-desc&brief=1',
  );
  const old = { ...EVERYTHING, unchangedDays: 30 };
  expect(itemsSearch(old, 9)).toBe('?page=1&size=9&order=newest&brief=1&unchangedDays=30');
});
