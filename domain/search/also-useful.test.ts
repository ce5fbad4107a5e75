import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_FILTERS } from '../catalogue/filters.ts';
import { queryCatalogue } from '../catalogue/query-catalogue.ts';
import { indexed } from '../catalogue/search-index.ts';
import { aProduct } from '../products/a-product.ts';
import type { Product } from '../products/product.ts';
import { alsoUseful } from './also-useful.ts';

const SYNONYMS = [['hilo', 'carretel']];

function indexOf(products: readonly Partial<Product>[]) {
  return indexed(
    products.map((product, at) =>
      aProduct({ id: `p${at}`, code: null, type: 'Otro', subsection: 'Varios', ...product }),
    ),
  );
}

function beside(products: readonly Partial<Product>[], text: string) {
  const found = alsoUseful(indexOf(products), {
    filters: { ...NO_FILTERS, text },
    seed: 0,
    synonyms: SYNONYMS,
  });
  return found && { names: found.products.map(({ name }) => name), isFirst: found.isFirst };
}

test('a colour or a synonym stands beside results by other words [FIND-002]', () => {
  const products = [{ name: 'Hilo rojo carmín' }, { name: 'Hilo', colours: ['Rojo'] }, { name: 'Hilo azul' }];
  expect(beside(products, 'hilo rojo')).toEqual({ names: ['Hilo'], isFirst: false });
  expect(beside([{ name: 'Hilo' }, { name: 'Bobina', type: 'Carretel' }], 'hilo')).toEqual({
    names: ['Bobina'],
    isFirst: false,
  });
});

test('it stands before results that match in the middle of words or numbers alone [FIND-002]', () => {
  const threads = [{ name: 'Portahilos' }, { name: 'Bobina', type: 'Carretel' }];
  expect(beside(threads, 'hilo')).toEqual({ names: ['Bobina'], isFirst: true });
  const elastics = [{ name: 'Pompón 15 cm con elástico' }, { name: 'Elástico 50 mm' }];
  expect(beside(elastics, 'elastico 5 cm')).toEqual({ names: ['Elástico 50 mm'], isFirst: true });
});

test('it has whole words only, and nothing where the results have all [FIND-002]', () => {
  expect(beside([{ name: 'Hilo roj' }, { name: 'Hilo', colours: ['Rojo'] }], 'hilo roj')).toBeNull();
  expect(beside([{ name: 'Hilo' }], 'hilo')).toBeNull();
  expect(beside([{ name: 'Hilo' }], '')).toBeNull();
});

test('it has nothing that the results have, and at most eight [FIND-002]', () => {
  const products = Array.from({ length: 30 }, (_, at) => ({
    name: ['Hilo', 'Bobina', 'Portahilos', 'Cinta roja'][at % 4] ?? '',
    type: at % 3 === 0 ? 'Carretel' : 'Otro',
    colours: at % 5 === 0 ? ['Rojo'] : [],
  }));
  const index = indexOf(products);
  const words = fc.array(fc.constantFrom('hilo', 'bobina', 'rojo', 'carretel', 'cinta', '5'), {
    maxLength: 3,
  });
  fc.assert(
    fc.property(words, fc.nat(31), (parts, seed) => {
      const filters = { ...NO_FILTERS, text: parts.join(' ') };
      const results = queryCatalogue(index, { filters, seed, page: 1, size: 30 }).products;
      const found = alsoUseful(index, { filters, seed, synonyms: SYNONYMS })?.products ?? [];
      expect(found.filter((product) => results.includes(product))).toEqual([]);
      expect(found.length).toBeLessThanOrEqual(8);
    }),
  );
});

test('a code’s beginning and its mention stand beside the product of that code [FIND-002 FIND-003]', () => {
  const products = [
    { name: 'Cinta', code: 'PESP-1001' },
    { name: 'Como la PESP-100' },
    { name: 'Hilo', code: 'PESP-100' },
    { name: 'Aguja', code: 'PESP-99' },
  ];
  expect(beside(products, 'pesp-100')).toEqual({ names: ['Cinta', 'Como la PESP-100'], isFirst: false });
});
