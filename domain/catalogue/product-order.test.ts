import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogueEntry } from '../entries/catalogue-entry.ts';
import { centavos, pesos } from '../money/centavos.ts';
import { aProduct } from '../products/a-product.ts';
import type { Product } from '../products/product.ts';
import { NO_FILTERS } from './filters.ts';
import { inOneGo } from './in-one-go.ts';
import { PRODUCT_ORDERS, type ProductOrder } from './product-order.ts';
import { queryCatalogue } from './query-catalogue.ts';
import { type CatalogueIndex, indexed, withChanges } from './search-index.ts';

type Dated = Product & { readonly createdAt?: number };

type Asked = { order?: ProductOrder | undefined; text?: string; seed?: number; page?: number; size?: number };

function shown(index: CatalogueIndex<Dated>, { text = '', seed = 3, page = 1, size = 1000, order }: Asked) {
  return queryCatalogue(index, { filters: { ...NO_FILTERS, text }, seed, page, size, order }).products;
}

const idsOf = (products: readonly Product[]) => products.map(({ id }) => id);

const products: fc.Arbitrary<Dated[]> = fc
  .array(
    fc.record({
      name: fc.constantFrom('Hilo 9', 'hilo 10', 'Ñandú', 'nube', 'Algodón', 'Hilo'),
      price: fc.option(fc.integer({ min: 1, max: 9 }).map(centavos)),
      createdAt: fc.integer({ min: 1, max: 5 }),
    }),
    { maxLength: 40 },
  )
  .map((rows) =>
    rows.map(({ createdAt, ...row }, at) => ({ ...aProduct({ ...row, id: `p${at}` }), createdAt })),
  );

const spanish = new Intl.Collator('es-AR', { numeric: true, sensitivity: 'base' });

/** What may stand before what, in each order. */
const RULES: Record<ProductOrder, (first: Dated, second: Dated) => number> = {
  cheapest: (first, second) => (first.price ?? 100) - (second.price ?? 100),
  dearest: (first, second) => (second.price ?? 0) - (first.price ?? 0),
  newest: (first, second) => (second.createdAt ?? 0) - (first.createdAt ?? 0),
  name: (first, second) => spanish.compare(first.name, second.name),
};

test('each order sorts, and what is alike in it stands as without it [FIND-005]', () => {
  const asked = fc.record({
    order: fc.constantFrom(...PRODUCT_ORDERS),
    text: fc.constantFrom('', 'hilo'),
    seed: fc.nat(31),
  });
  fc.assert(
    fc.property(products, asked, (items, { order, ...query }) => {
      const index = indexed(items);
      const specified = shown(index, query);
      expect(idsOf(shown(index, { ...query, order }))).toEqual(idsOf(specified.toSorted(RULES[order])));
    }),
  );
});

test('the pages of an order show every product once, and a write is seen at once [FIND-005]', () => {
  const items = Array.from({ length: 40 }, (_, at) => aProduct({ id: `p${at}`, price: pesos((at % 7) + 1) }));
  const index = indexed<Dated>(items);
  const pages = [1, 2, 3].flatMap((page) => idsOf(shown(index, { order: 'cheapest', page, size: 16 })));
  expect(pages).toEqual(idsOf(shown(index, { order: 'cheapest' })));
  expect(new Set(pages).size).toBe(40);
  const cheaper = aProduct({ id: 'p6', price: centavos(1) });
  const after = inOneGo(withChanges(index, [{ id: 'p6', entry: catalogueEntry<Dated>(cheaper) }]));
  expect(idsOf(shown(after, { order: 'cheapest' })).at(0)).toBe('p6');
  expect(idsOf(shown(after, { order: 'dearest' })).at(-1)).toBe('p6');
});

test('products without a price come last in both orders by price, those of unknown age last of the newest [FIND-005]', () => {
  const index = indexed<Dated>([
    aProduct({ id: 'asked', price: null }),
    { ...aProduct({ id: 'low', price: pesos(1) }), createdAt: 1 },
    { ...aProduct({ id: 'high', price: pesos(9) }), createdAt: 2 },
  ]);
  expect(idsOf(shown(index, { order: 'cheapest' }))).toEqual(['low', 'high', 'asked']);
  expect(idsOf(shown(index, { order: 'dearest' }))).toEqual(['high', 'low', 'asked']);
  expect(idsOf(shown(index, { order: 'newest' }))).toEqual(['high', 'low', 'asked']);
});
