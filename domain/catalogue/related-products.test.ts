import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aProduct } from '../products/a-product.ts';
import type { Product } from '../products/product.ts';
import { relatedProducts } from './related-products.ts';
import { indexed } from './search-index.ts';
import { shelved } from './shelves.ts';

const product = aProduct({ id: 'itself', section: 'Merceria', subsection: 'Hilos', type: 'Algodón' });

function relatedAmong(...products: Product[]): Product[] {
  return relatedProducts(product, shelved(indexed(products)));
}

test('same type first, then same subsection, then same section [CAROUSEL-004 CAROUSEL-G04]', () => {
  const sameSection = aProduct({ id: 'section', subsection: 'Cintas', type: 'Raso' });
  const sameSubsection = aProduct({ id: 'subsection', type: 'Bordar' });
  const sameType = aProduct({ id: 'type' });
  const other = aProduct({ id: 'other', section: 'Maquina', subsection: 'Familiar', type: 'Collareta' });
  const related = relatedAmong(other, sameSection, sameSubsection, product, sameType);
  expect(related).toEqual([sameType, sameSubsection, sameSection]);
});

test('the same type in another subsection comes after the own subsection, before other types [CAROUSEL-004]', () => {
  const lace = aProduct({ id: 'lace', subsection: 'Puntillas' });
  const embroidery = aProduct({ id: 'embroidery', type: 'Bordar' });
  const thread = aProduct({ id: 'thread' });
  expect(relatedAmong(embroidery, lace, thread)).toEqual([thread, lace, embroidery]);
});

test('equally related products are ordered by id [CAROUSEL-004]', () => {
  const near = ['d', 'b', 'c', 'a'].map((id) => aProduct({ id, type: id < 'c' ? 'Bordar' : 'Encerado' }));
  expect(relatedAmong(...near).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});

test('of many equally near ones the first twelve, without itself [CAROUSEL-G04]', () => {
  const ids = Array.from({ length: 20 }, (_, index) => `a${index + 10}`);
  const near = ids.map((id) => aProduct({ id }));
  expect(relatedAmong(aProduct({ id: 'a00' }), ...near).map(({ id }) => id)).toEqual([
    'a00',
    ...ids.slice(0, 11),
  ]);
  expect(relatedAmong(product, ...near).map(({ id }) => id)).toEqual(ids.slice(0, 12));
});

test('at most twelve, never itself, none twice, and nearer ones first [CAROUSEL-G04]', () => {
  const candidates = fc.uniqueArray(
    fc.record({
      number: fc.nat(60),
      section: fc.constantFrom('Maquina' as const, 'Merceria' as const),
      subsection: fc.constantFrom('Hilos', 'Cintas'),
      type: fc.constantFrom('Algodón', 'Raso'),
    }),
    { selector: ({ number }) => number, maxLength: 60 },
  );
  const nearness = ({ section, subsection, type }: Product) =>
    (type === product.type ? 4 : 0) +
    (subsection === product.subsection ? 2 : 0) +
    (section === product.section ? 1 : 0);
  fc.assert(
    fc.property(candidates, (rows) => {
      const products = rows.map(({ number, ...row }) =>
        aProduct({ ...row, id: number === 0 ? 'itself' : `p${number}` }),
      );
      const others = products.filter((other) => other.id !== 'itself' && nearness(other) > 0);
      const nearestFirst = others.toSorted(
        (one, other) => nearness(other) - nearness(one) || (one.id < other.id ? -1 : 1),
      );
      expect(relatedAmong(...products)).toEqual(nearestFirst.slice(0, 12));
    }),
  );
});
