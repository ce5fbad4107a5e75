import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogueEntry } from '../entries/catalogue-entry.ts';
import { aProduct } from '../products/a-product.ts';
import type { Product } from '../products/product.ts';
import { NO_FILTERS } from './filters.ts';
import { inOneGo } from './in-one-go.ts';
import { queryCatalogue } from './query-catalogue.ts';
import { relatedProducts } from './related-products.ts';
import { indexed } from './search-index.ts';
import { changedStorefront, offersInOrder, type Storefront, storefrontOf } from './storefront.ts';

const ofProducts = (products: readonly Product[]) => storefrontOf(indexed(products));
const idsOf = (products: readonly Product[]) => products.map(({ id }) => id);

function after(storefront: Storefront<Product>, ...products: readonly Product[]): Storefront<Product> {
  const changes = products.map((product) => ({ id: product.id, entry: catalogueEntry(product) }));
  return inOneGo(changedStorefront(storefront, changes));
}

test('visitors never get hidden products [FILTER-012 FILTER-013 FILTER-014 FILTER-G04]', () => {
  const shown = aProduct({ id: 'shown', isOffer: true });
  const hidden = aProduct({ id: 'hidden', isOffer: true, isHidden: true });
  const storefront = ofProducts([hidden, shown]);
  const query = { filters: NO_FILTERS, seed: 0, page: 1, size: 4 };
  expect(queryCatalogue(storefront.visible, query)).toMatchObject({ products: [shown], total: 1 });
  expect(storefront.counts().total).toBe(1);
  expect(relatedProducts(aProduct(), storefront.shelves())).toEqual([shown]);
  expect(offersInOrder(storefront, { seed: 0, most: 9 })).toEqual([shown]);
});

test('the carousels show visible offers [CAROUSEL-003]', () => {
  const offer = aProduct({ id: 'offer', isOffer: true });
  const draw = { seed: 3, most: 2 };
  expect(offersInOrder(ofProducts([aProduct(), offer]), draw)).toEqual([offer]);
  expect(offersInOrder(after(ofProducts([offer]), { ...offer, isOffer: false }), draw)).toEqual([]);
});

test('offers with a price come before those on request [CAROUSEL-003]', () => {
  const priced = ['p1', 'p2', 'p3'].map((id) => aProduct({ id, isOffer: true }));
  const onRequest = ['r1', 'r2'].map((id) => aProduct({ id, isOffer: true, price: null }));
  const storefront = ofProducts([...onRequest, ...priced]);
  for (let seed = 0; seed < 32; seed += 1) {
    const ids = idsOf(offersInOrder(storefront, { seed, most: 4 }));
    expect(ids.slice(0, 3).toSorted()).toEqual(['p1', 'p2', 'p3']);
    expect(ids[3]).toMatch(/^r/);
  }
});

test('a hidden product disappears for visitors and returns when shown again [FILTER-013 FILTER-G04]', () => {
  const shown = aProduct();
  const hidden = after(ofProducts([shown]), { ...shown, isHidden: true });
  expect(hidden.counts().total).toBe(0);
  expect(after(hidden, shown).counts()).toEqual(ofProducts([shown]).counts());
});

const written = fc.record({
  number: fc.nat(60),
  isGone: fc.boolean(),
  isHidden: fc.boolean(),
  isOffer: fc.boolean(),
  section: fc.constantFrom('Maquina' as const, 'Merceria' as const),
  type: fc.constantFrom('Algodón', 'Raso'),
  brand: fc.constantFrom('Añil', 'Añil', 'Anil'),
});

/** Some writes come one by one, others as many at once. */
const batches = fc.array(
  fc.oneof(
    fc.uniqueArray(written, { selector: ({ number }) => number, maxLength: 3 }),
    fc.uniqueArray(written, { selector: ({ number }) => number, minLength: 33, maxLength: 60 }),
  ),
  { maxLength: 4 },
);

test('after any writes the storefront equals a rebuilt one [HOME-004 NAV-005 CAROUSEL-003 CAROUSEL-004 SEARCH-005]', () => {
  fc.assert(
    fc.property(batches, fc.nat(31), (batches, seed) => {
      const everything = (storefront: Storefront<Product>) => ({
        found: ['', 'raso'].map((text) => {
          const query = { filters: { ...NO_FILTERS, text }, seed, page: 1, size: 100 };
          return queryCatalogue(storefront.visible, query);
        }),
        offers: idsOf(offersInOrder(storefront, { seed, most: 5 })),
        related: idsOf(relatedProducts(aProduct({ id: 'p1' }), storefront.shelves())),
        counts: storefront.counts(),
        brands: storefront.brands(),
      });
      const products = new Map<string, Product>();
      let storefront = ofProducts([]);
      for (const batch of batches) {
        const changes = batch.map(({ number, isGone, ...rest }) => {
          const product = aProduct({ id: `p${number}`, ...rest });
          if (isGone) products.delete(product.id);
          else products.set(product.id, product);
          return { id: product.id, entry: isGone ? null : catalogueEntry(product) };
        });
        storefront = inOneGo(changedStorefront(storefront, changes));
        expect(everything(storefront)).toEqual(everything(ofProducts([...products.values()])));
      }
    }),
  );
});
