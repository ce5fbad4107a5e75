import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_FILTERS } from '../catalogue/filters.ts';
import { inOneGo } from '../catalogue/in-one-go.ts';
import { type CatalogueIndex, indexed, withChanges } from '../catalogue/search-index.ts';
import { aProduct } from '../products/a-product.ts';
import type { Product } from '../products/product.ts';
import { foundProducts } from '../search/found-products.ts';
import { catalogueEntry } from './catalogue-entry.ts';
import { entryTextsOf, type TextsOfEntries } from './entry-texts.ts';

const SYNONYMS = [['hilo', 'carretel']];
const TEXTS = ['sierre', 'hilo rojo', 'carretel', 'bobinna', 'hilo bambu', 'cierreinvisible'];

const products = fc
  .record({
    number: fc.nat(12),
    name: fc.constantFrom('Hilo', 'Bobina', 'Cierre invisible', 'Cierre 90/14'),
    colours: fc.subarray(['Rojo', 'Azul', 'Hilo']),
    specifications: fc.constantFrom('Material: bambú.', ''),
  })
  .map(({ number, ...fields }) => aProduct({ ...fields, id: `p${number}`, code: null }));

const changes = fc.array(
  fc.record({
    product: products,
    kind: fc.constantFrom('write', 'price', 'removal'),
    isSearched: fc.boolean(),
  }),
  { maxLength: 12 },
);

test('texts that were collected before writes are those of an index built anew [FIND-001 FIND-002 SEARCH-005]', () => {
  fc.assert(
    fc.property(changes, (writes) => {
      let index: CatalogueIndex<Product> = indexed([]);
      for (const { product, kind, isSearched } of writes) {
        const before = index.entries.find((entry) => entry.product.id === product.id);
        const repriced = before && { ...before, product: { ...before.product, price: product.price } };
        const entry = { write: catalogueEntry(product), price: repriced ?? null, removal: null }[kind];
        index = inOneGo(withChanges(index, [{ id: product.id, entry }]));
        if (isSearched) for (const text of TEXTS) found(index, text);
      }
      const anew = indexed(index.entries.map(({ product }) => product));
      expect(told(index)).toEqual(told(anew));
      for (const text of TEXTS) expect(found(index, text)).toEqual(found(anew, text));
    }),
  );
});

test('an index keeps its own texts while a later one has others [SEARCH-005]', () => {
  const index = indexed([aProduct({ name: 'Bobina' })]);
  const later = inOneGo(
    withChanges(index, [{ id: 'p-1', entry: catalogueEntry(aProduct({ name: 'Dedal' })) }]),
  );
  for (const [one, name] of [
    [index, 'bobina'],
    [later, 'dedal'],
    [index, 'bobina'],
  ] as const) {
    expect(told(one)[0]?.words).toContain(name);
  }
});

function found(index: CatalogueIndex<Product>, text: string) {
  const filters = { ...NO_FILTERS, text };
  return foundProducts(index, { filters, seed: 0, page: 1, size: 16, synonyms: SYNONYMS });
}

/** What each entry says. */
function told(index: CatalogueIndex<Product>) {
  const { words, variants, specifications } = entryTextsOf(index);
  return index.entries.map((_, position) => ({
    words: textsAt(words, position),
    variants: textsAt(variants, position),
    specifications: textsAt(specifications, position),
  }));
}

function textsAt({ known, lists: { numbers, starts } }: TextsOfEntries, position: number) {
  return [...numbers.subarray(starts[position], starts[position + 1])].map((number) => known.texts[number]);
}
