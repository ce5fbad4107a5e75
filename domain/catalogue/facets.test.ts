import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos, pesos } from '../money/centavos.ts';
import { aProduct } from '../products/a-product.ts';
import type { Product } from '../products/product.ts';
import { type Filters, NO_FILTERS } from './filters.ts';
import { queryCatalogue } from './query-catalogue.ts';
import { facetsFor, indexed } from './search-index.ts';

const BRANDS = ['Añil', 'anil', ' Sol ', 'Luna', ''];
const COLOURS = ['Rojo', 'ROJO', 'Salmón', 'Azul'];
const packOf = fc
  .constantFrom(null, 500, 60_000)
  .map((packPrice) => (packPrice === null ? null : { minimumUnits: 12, packPrice: pesos(packPrice) }));
const products = fc
  .array(
    fc.record({
      subsection: fc.constantFrom('Hilos', 'Elásticos'),
      brand: fc.constantFrom(...BRANDS),
      name: fc.constantFrom('Hilo', 'Hilo fino', 'Luna'),
      code: fc.constantFrom(null, 'luna', 'H-1', 'h-1'),
      colours: fc.subarray(COLOURS),
      price: fc.option(fc.integer({ min: 1, max: 500_000 }).map(centavos)),
      bulkOffer: packOf,
      isOffer: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  .map((rows) => rows.map((row, at) => aProduct({ ...row, id: `p-${at}` })));
const filters: fc.Arbitrary<Filters> = fc.record({
  type: fc.constantFrom('all', 'merceria'),
  subsection: fc.constantFrom('all', 'hilos'),
  text: fc.constantFrom('', 'hilo', 'luna', 'H-1'),
  price: fc.constantFrom(0, 2000, 4000),
  minPrice: fc.constantFrom(0, 1000, 3000),
  brands: fc.subarray(['ANIL', 'sol']),
  colours: fc.subarray(['rojo', 'azul']),
  onlyOffers: fc.boolean(),
  onlyBulkOffers: fc.boolean(),
});

/** How many products the shop shows for these filters. */
function totalOf(items: readonly Product[], asked: Filters): number {
  return queryCatalogue(indexed(items), { filters: asked, seed: 0, page: 1, size: 4 }).total;
}

test('each count is the number of products that the choice brings with all other filters [FIND-005]', () => {
  fc.assert(
    fc.property(products, filters, (items, asked) => {
      const { brands, colours, bands, offers, bulkOffers } = facetsFor(indexed(items), asked);
      for (const { name, count } of brands)
        expect([name, count]).toEqual([name, totalOf(items, { ...asked, brands: [name] })]);
      for (const { name, count } of colours)
        expect([name, count]).toEqual([name, totalOf(items, { ...asked, colours: [name] })]);
      for (const { count, ...limits } of bands)
        expect([limits, count]).toEqual([limits, totalOf(items, { ...asked, ...limits })]);
      expect(offers).toBe(totalOf(items, { ...asked, onlyOffers: true }));
      expect(bulkOffers).toBe(totalOf(items, { ...asked, onlyBulkOffers: true }));
    }),
  );
});

test('every brand and colour that brings products is offered once, by name [FIND-005]', () => {
  fc.assert(
    fc.property(products, filters, (items, asked) => {
      const { brands, colours } = facetsFor(indexed(items), asked);
      const bringsSome = (choice: Partial<Filters>) => totalOf(items, { ...asked, ...choice }) > 0;
      const offered = [...brands, ...colours].map(({ name }) => name.toLowerCase().replace('ñ', 'n'));
      expect(offered).toHaveLength(new Set(offered).size);
      for (const brand of ['anil', 'sol', 'luna']) {
        expect([brand, offered.includes(brand)]).toEqual([brand, bringsSome({ brands: [brand] })]);
      }
      for (const colour of ['rojo', 'salmón', 'azul']) {
        expect([colour, offered.includes(colour)]).toEqual([colour, bringsSome({ colours: [colour] })]);
      }
    }),
  );
});

test('prices are offered in ranges of round amounts, about as many products in each [FIND-005]', () => {
  const priced = (amounts: readonly number[]) =>
    indexed(amounts.map((amount, at) => aProduct({ id: `p${at}`, price: pesos(amount) })));
  const { bands } = facetsFor(priced([120, 480, 900, 1100, 2100, 2300, 5200, 9000]), NO_FILTERS);
  expect(bands).toEqual([
    { minPrice: 0, price: 1000, count: 3 },
    { minPrice: 1000, price: 2000, count: 1 },
    { minPrice: 2000, price: 5000, count: 2 },
    { minPrice: 5000, price: 0, count: 2 },
  ]);
  expect(facetsFor(priced([1000, 1000, 1000]), NO_FILTERS).bands).toEqual([]);
});

test('counts are kept with the index, for at most 64 questions', () => {
  const index = indexed([aProduct()]);
  expect(facetsFor(index, NO_FILTERS)).toBe(facetsFor(index, { ...NO_FILTERS }));
  for (let price = 1; price < 200; price += 1) facetsFor(index, { ...NO_FILTERS, price });
  expect(index.facets.size).toBeLessThanOrEqual(64);
});
