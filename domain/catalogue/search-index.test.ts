import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogueEntry } from '../entries/catalogue-entry.ts';
import { centavos } from '../money/centavos.ts';
import { aProduct } from '../products/a-product.ts';
import type { Product } from '../products/product.ts';
import { NO_FILTERS } from './filters.ts';
import { inOneGo } from './in-one-go.ts';
import { queryCatalogue } from './query-catalogue.ts';
import {
  type CatalogueIndex,
  indexed,
  narrowed,
  orderFor,
  productWithId,
  withChanges,
} from './search-index.ts';

const withProduct = (index: CatalogueIndex<Product>, product: Product) =>
  inOneGo(withChanges(index, [{ id: product.id, entry: catalogueEntry(product) }]));
const withoutProduct = (index: CatalogueIndex<Product>, id: string) =>
  inOneGo(withChanges(index, [{ id, entry: null }]));

function idsFor(index: CatalogueIndex<Product>, text: string, seed = 5): string[] {
  const query = { filters: { ...NO_FILTERS, text }, seed, page: 1, size: 1000 };
  return queryCatalogue(index, query).products.map((product) => product.id);
}

const products = fc
  .uniqueArray(fc.integer({ min: 0, max: 40 }))
  .map((numbers) =>
    numbers.map((number) => aProduct({ id: `p${number}`, name: `Hilo ${number}`, code: `C-${number}` })),
  );

test('an index updated by a write equals a rebuilt one [SEARCH-004 SEARCH-005]', () => {
  fc.assert(
    fc.property(products, fc.nat(40), fc.nat(31), (before, number, seed) => {
      const written = aProduct({ id: `p${number}`, name: 'Bobina', code: 'NUEVO' });
      const kept = before.filter((product) => product.id !== written.id);
      const updated = withProduct(indexed(before), written);
      for (const text of ['', 'bobina', 'hilo', 'nuevo', `C-${number}`, 'C-3']) {
        expect(idsFor(updated, text, seed)).toEqual(idsFor(indexed([...kept, written]), text, seed));
        expect(idsFor(withoutProduct(updated, written.id), text, seed)).toEqual(
          idsFor(indexed(kept), text, seed),
        );
      }
    }),
  );
});

const writes = fc.array(
  fc.record({
    number: fc.nat(12),
    name: fc.constantFrom('Hilo', 'Bobina', null),
    /** The orders that somebody asks for after it. */
    seeds: fc.array(fc.nat(3), { maxLength: 2 }),
  }),
  { maxLength: 24 },
);

test('after any writes and reads each index answers as before, and as a rebuilt one [SEARCH-004 SEARCH-005 HOME-004]', () => {
  fc.assert(
    fc.property(products, writes, (before, changes) => {
      const stages = [{ index: indexed(before), products: new Map(before.map((one) => [one.id, one])) }];
      for (const { number, name, seeds } of changes) {
        const { index, products } = stages.at(-1) ?? { index: indexed<Product>([]), products: new Map() };
        const id = `p${number}`;
        const after = new Map(products);
        after.delete(id);
        if (name !== null) after.set(id, aProduct({ id, name, code: `C-${name}` }));
        const written = after.get(id);
        const next = written === undefined ? withoutProduct(index, id) : withProduct(index, written);
        for (const seed of seeds) for (const text of ['', 'bobina', 'c-hilo']) idsFor(next, text, seed);
        stages.push({ index: next, products: after });
      }
      for (const { index, products } of stages) {
        const anew = indexed([...products.values()]);
        for (const seed of [0, 1, 2, 3]) {
          for (const text of ['', 'bobina', 'c-bobina', 'c-hilo'])
            expect(idsFor(index, text, seed)).toEqual(idsFor(anew, text, seed));
        }
        expect(productWithId(index, 'p3')).toEqual(products.get('p3') ?? null);
      }
    }),
  );
});

const repriced = fc.record({
  number: fc.nat(5),
  price: fc.constantFrom(100, 5000),
  isOffer: fc.boolean(),
  name: fc.constantFrom('Hilo', 'Hilo', 'Bobina'),
  brand: fc.constantFrom('Ancla', 'Ancla', 'Áncla'),
});

const QUESTIONS = [
  {},
  { text: 'hilo' },
  { text: 'hilo', price: 10 },
  { onlyOffers: true },
  { text: 'hilo', brands: ['Ancla'] },
];

test('what was found before prices change is found after, unless prices or offers are asked for [FIND-001 FILTER-G03]', () => {
  const askAll = (index: CatalogueIndex<Product>) =>
    QUESTIONS.map((filters) => {
      const query = { filters: { ...NO_FILTERS, ...filters }, seed: 2, page: 1, size: 100 };
      return queryCatalogue(index, query).products;
    });
  fc.assert(
    fc.property(fc.array(repriced, { maxLength: 20 }), (writes) => {
      const products = new Map<string, Product>();
      let index = indexed<Product>([]);
      for (const { number, price, ...fields } of writes) {
        const product = aProduct({ id: `p${number}`, price: centavos(price), ...fields });
        products.set(product.id, product);
        index = withProduct(index, product);
        expect(askAll(index)).toEqual(askAll(indexed([...products.values()])));
      }
    }),
  );
});

test('the kept products are those of an index built from them alone [FILTER-013]', () => {
  fc.assert(
    fc.property(products, fc.nat(31), (given, seed) => {
      const isKept = ({ id }: Product) => id.endsWith('1') || id.endsWith('3');
      expect(idsFor(narrowed(indexed(given), isKept), '', seed)).toEqual(
        idsFor(indexed(given.filter(isKept)), '', seed),
      );
    }),
  );
});

test('a code that changed is found by the new one alone [SEARCH-013 SEARCH-014]', () => {
  const index = withProduct(indexed([aProduct({ code: 'A-1' })]), aProduct({ code: 'B-1' }));
  expect(idsFor(index, 'A-1')).toEqual([]);
  expect(idsFor(index, 'B-1')).toEqual(['p-1']);
  expect(idsFor(withProduct(index, aProduct({ code: null })), 'no code')).toEqual(['p-1']);
});

test('an order is worked out anew only once a product came or left [HOME-004]', () => {
  const index = indexed([aProduct({ id: 'a' }), aProduct({ id: 'b' })]);
  const order = orderFor(index, 3);
  expect(orderFor(withProduct(index, aProduct({ id: 'b', name: 'Bobina' })), 3)).toBe(order);
  expect(orderFor(withProduct(index, aProduct({ id: 'c' })), 3)).toHaveLength(3);
  expect(orderFor(withoutProduct(index, 'a'), 3)).toEqual(Uint32Array.of(0));
});

test('an index keeps what was found for at most 64 searches', () => {
  const index = indexed([aProduct({ name: 'Hilo' })]);
  for (let number = 0; number < 200; number += 1) {
    expect(idsFor(index, `hilo ${number}`)).toEqual([]);
    expect(idsFor(index, 'hilo')).toEqual(['p-1']);
    expect(index.searches.size).toBeLessThanOrEqual(64);
  }
});

test('a write leaves the earlier index as it was [SEARCH-005]', () => {
  const index = indexed([aProduct()]);
  withProduct(index, aProduct({ name: 'Bobina' }));
  expect(idsFor(index, 'bobina')).toEqual([]);
  expect(withoutProduct(index, 'unknown')).toBe(index);
});
