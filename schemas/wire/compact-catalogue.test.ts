import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Filters } from '#domain/catalogue/filters.ts';
import { PRODUCT_ORDERS } from '#domain/catalogue/product-order.ts';
import { queryCatalogue } from '#domain/catalogue/query-catalogue.ts';
import { type CatalogueIndex, facetsFor, indexed } from '#domain/catalogue/search-index.ts';
import { storefrontOf } from '#domain/catalogue/storefront.ts';
import type { Searchable } from '#domain/entries/catalogue-entry.ts';
import { GENERAL_VAT } from '#domain/law/vat.ts';
import { BY_PIECE } from '#domain/measure/sale-unit.ts';
import { aProduct } from '#domain/products/a-product.ts';
import { isWhollySoldOut } from '#domain/products/availability.ts';
import { type ListedProduct, listedProductOf } from '#domain/products/listed-product.ts';
import type { Product } from '#domain/products/product.ts';
import { type FieldDefinition, PRODUCT_FIELDS } from '#domain/products/product-fields.ts';
import { anyProduct } from '#tests/support/any-product.ts';
import type { WireCompactCatalogue } from '../compact-catalogue-answer.ts';
import { cardsOfCompact, compactCatalogueToWire, isReadable } from './compact-catalogue.ts';

const SUBSECTIONS = ['Hilos', 'Elásticos', 'Herramientas/Tijeras'];
const TYPES = ['Algodón', 'Chato', 'Con ojal', 'Overlock'];
const WORDS = ['hilo', 'Ñandú', 'rojo', 'áéí', '100', '', '  '];
const CODES = ['H-1', 'h-1', 'no code', 'CIE-000123'];

const anyText = fc.oneof(fc.constantFrom(...WORDS), fc.string({ unit: 'binary' }));

const product = anyProduct({
  subsection: fc.oneof(fc.constantFrom(...SUBSECTIONS), fc.string()),
  type: fc.oneof(fc.constantFrom(...TYPES), fc.string()),
  brand: anyText,
  name: anyText,
  summary: anyText,
  photos: fc.array(fc.constantFrom('/images/a.webp', '/images/b.webp', 'https://host.test/x.jpg')),
  colours: fc.array(fc.constantFrom('Rojo', 'Azul', 'Algodón')),
  code: fc.option(fc.constantFrom(...CODES)),
  // Those that are sent are visible.
  isHidden: fc.constant(false),
});

/** Each with an id of its own. */
const products = fc
  .array(product, { maxLength: 40 })
  .map((list) => list.map((one, index) => ({ ...one, id: `id-${index}` })));

const filters: fc.Arbitrary<Filters> = fc.record({
  type: fc.constantFrom('all', 'merceria', 'Máquinas de coser', ...TYPES),
  subsection: fc.constantFrom('all', ...SUBSECTIONS),
  price: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 10 ** 9 })),
  text: fc.oneof(fc.constant(''), fc.constantFrom(...WORDS, ...CODES), fc.string()),
  onlyOffers: fc.boolean(),
  minPrice: fc.constantFrom(0, 10 ** 6),
  brands: fc.constantFrom([], ['a']),
  colours: fc.constantFrom([], ['Rojo', 'algodon']),
  onlyBulkOffers: fc.boolean(),
});

/** As a browser reads what the server sent. */
function arrivedCards(sent: readonly Product[]): ListedProduct[] {
  const wire: WireCompactCatalogue = JSON.parse(
    JSON.stringify(compactCatalogueToWire(sent.map(listedProductOf))),
  );
  return [...cardsOfCompact(wire)];
}

test('a card shows every field that the table puts on it', () => {
  fc.assert(
    fc.property(product, (drawn) => {
      // A card sums up what is sold out.
      const one = { ...drawn, isSoldOut: isWhollySoldOut(drawn) };
      const card = listedProductOf(drawn);
      for (const [name, { card: place }] of Object.entries<FieldDefinition>(PRODUCT_FIELDS)) {
        const value = Object.entries(one).find(([field]) => field === name)?.[1];
        const isSome = Array.isArray(value)
          ? value.length > 0
          : value !== '' && value !== GENERAL_VAT && value !== BY_PIECE;
        if (place === 'whole' || (place === 'when-some' && isSome)) expect(card).toHaveProperty(name, value);
        else expect(card).not.toHaveProperty(name);
      }
    }),
  );
});

test('cards survive the wire unchanged', () => {
  fc.assert(
    fc.property(products, (sent) => {
      expect(arrivedCards(sent)).toEqual(sent.map(listedProductOf));
    }),
  );
});

test('the browser finds the same as the server for any query [FILTER-G02 SEARCH-005 HOME-004]', () => {
  const query = fc.record({
    filters,
    seed: fc.nat({ max: 40 }),
    page: fc.integer({ min: -1, max: 12 }),
    size: fc.constantFrom(4, 6, 9, 13, 16),
  });
  fc.assert(
    fc.property(products, query, (sent, query) => {
      const onServer = queryCatalogue(indexed(sent), query);
      const inBrowser = queryCatalogue(indexed(arrivedCards(sent)), query);
      expect(inBrowser).toEqual({ ...onServer, products: onServer.products.map(listedProductOf) });
    }),
  );
});

test('the browser orders by price, age and name, and counts, as the server does [FIND-005]', () => {
  const orders = fc.constantFrom(...PRODUCT_ORDERS);
  fc.assert(
    fc.property(products, filters, orders, fc.array(fc.nat()), (undated, filters, order, times) => {
      const sent = undated.map((one, at) => ({ ...one, createdAt: times[at] ?? 0 }));
      const cards = sent.map((one) => ({ ...listedProductOf(one), createdAt: one.createdAt }));
      const arrived = indexed([...cardsOfCompact(compactCatalogueToWire(cards))]);
      const idsIn = (index: CatalogueIndex<Searchable>) =>
        queryCatalogue(index, { filters, order, seed: 3, page: 1, size: 16 }).products.map(({ id }) => id);
      expect(idsIn(arrived)).toEqual(idsIn(indexed(sent)));
      expect(facetsFor(arrived, filters)).toEqual(facetsFor(indexed(sent), filters));
    }),
  );
});

test('each category has the same count as on the server [NAV-005]', () => {
  fc.assert(
    fc.property(products, (sent) => {
      expect(storefrontOf(indexed(arrivedCards(sent))).counts()).toEqual(
        storefrontOf(indexed(sent)).counts(),
      );
    }),
  );
});

test('it holds only what cards and searches need, each shared text once', () => {
  const wire = compactCatalogueToWire(
    [aProduct({ colours: ['Rojo', 'Azul'], description: 'Larga' }), aProduct({ colours: ['Azul'] })].map(
      listedProductOf,
    ),
  );
  expect(wire).toMatchObject({
    texts: ['Hilos', 'Algodón', 'Hilván', 'Rojo', 'Azul'],
    colours: [[3, 4], [4]],
  });
  expect(JSON.stringify(wire)).not.toContain('Larga');
});

test('another version, or an incomplete catalogue, is not read', () => {
  const wire = compactCatalogueToWire([listedProductOf(aProduct())]);
  expect(isReadable(wire)).toBe(true);
  expect(isReadable({ ...wire, format: wire.format + 2 })).toBe(false);
  expect(() => [...cardsOfCompact({ ...wire, price: [] })]).toThrow(RangeError);
  expect(() => [...cardsOfCompact({ ...wire, texts: [] })]).toThrow(RangeError);
});
