import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aProduct } from './a-product.ts';
import { relatedProducts } from './related-products.ts';

const product = aProduct({ id: 'itself', section: 'Merceria', subsection: 'Hilos', type: 'Algodón' });

test('CAROUSEL-004 CAROUSEL-G04 same type first, then same subsection, then same section', () => {
  const sameSection = aProduct({ id: 'section', subsection: 'Cintas', type: 'Raso' });
  const sameSubsection = aProduct({ id: 'subsection', type: 'Bordar' });
  const sameType = aProduct({ id: 'type' });
  const other = aProduct({ id: 'other', section: 'Maquina', subsection: 'Familiar', type: 'Collareta' });
  const related = relatedProducts(product, [other, sameSection, sameSubsection, product, sameType]);
  expect(related).toEqual([sameType, sameSubsection, sameSection]);
});

test('CAROUSEL-004 a type of another subsection comes after the own one, before other types', () => {
  const lace = aProduct({ id: 'lace', subsection: 'Puntillas' });
  const embroidery = aProduct({ id: 'embroidery', type: 'Bordar' });
  const thread = aProduct({ id: 'thread' });
  expect(relatedProducts(product, [embroidery, lace, thread])).toEqual([thread, lace, embroidery]);
});

test('FILTER-014 FILTER-G04 a hidden product is not related', () => {
  expect(relatedProducts(product, [aProduct({ id: 'hidden', isHidden: true })])).toEqual([]);
});

test('CAROUSEL-G04 at most twelve, never itself, none twice, also when products repeat', () => {
  const candidates = fc.record({
    number: fc.nat(20),
    section: fc.constantFrom('Maquina' as const, 'Merceria' as const),
    subsection: fc.constantFrom('Hilos', 'Cintas'),
    type: fc.constantFrom('Algodón', 'Raso'),
  });
  fc.assert(
    fc.property(fc.array(candidates, { maxLength: 60 }), (rows) => {
      const products = rows.map(({ number, ...row }) =>
        aProduct({ ...row, id: number === 0 ? 'itself' : `p${number}` }),
      );
      const ids = relatedProducts(product, products).map((related) => related.id);
      expect(ids).not.toContain('itself');
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeLessThanOrEqual(12);
    }),
  );
});
