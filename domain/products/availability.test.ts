import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aProduct } from './a-product.ts';
import { isVariantSoldOut, isWhollySoldOut, orderableQuantities, soldOutPartOf } from './availability.ts';
import { listedProductOf } from './listed-product.ts';
import { unknownVariants, withAvailability } from './marked-availability.ts';
import { variantsOf } from './variants.ts';

const NAMES = ['Rojo', 'Azul', 'Coral'];
const availability = {
  isSoldOut: fc.boolean(),
  soldOutVariants: fc.subarray(NAMES),
};
const products = fc
  .record({ ...availability, names: fc.subarray(NAMES), isOfColours: fc.boolean() })
  .map(({ names, isOfColours, ...rest }) =>
    aProduct({ ...rest, colours: isOfColours ? names : [], models: isOfColours ? [] : names }),
  );
const quantities = fc.dictionary(fc.constantFrom(...NAMES, ''), fc.integer({ min: 1, max: 9 }));

test('a product is sold out when it or every variant of it is, and its card says so [BUY-006]', () => {
  fc.assert(
    fc.property(products, (product) => {
      const isAny = variantsOf(product).some(({ key }) => !isVariantSoldOut(product, key));
      expect(isWhollySoldOut(product)).toBe(!isAny);
      expect(listedProductOf(product).isSoldOut).toBe(!isAny);
    }),
  );
});

test('a part is sold out when some variants are and others are not [BUY-006]', () => {
  fc.assert(
    fc.property(products, (product) => {
      const variants = variantsOf(product);
      const soldOut = variants.filter(({ key }) => isVariantSoldOut(product, key)).length;
      const kind = product.models.length > 0 ? 'model' : 'colour';
      const part =
        soldOut === 0 || soldOut === variants.length ? null : { kind, soldOut, of: variants.length };
      expect(soldOutPartOf(product)).toEqual(part);
    }),
  );
});

test('what can be ordered is part of what was chosen, and choosing it again changes nothing [BUY-006]', () => {
  fc.assert(
    fc.property(products, quantities, (product, chosen) => {
      const orderable = orderableQuantities(product, chosen);
      for (const [key, units] of Object.entries(orderable)) {
        expect(chosen[key]).toBe(units);
        expect(isVariantSoldOut(product, key)).toBe(false);
      }
      expect(orderableQuantities(product, orderable)).toEqual(orderable);
    }),
  );
});

test('a product that is said to be in stock has something to buy, and every variant in its place [BUY-006]', () => {
  fc.assert(
    fc.property(products, (product) => {
      const back = withAvailability(product, { isSoldOut: false, soldOutVariants: undefined });
      expect(isWhollySoldOut(back)).toBe(false);
      expect([back.colours, back.models]).toEqual([product.colours, product.models]);
    }),
  );
});

test('marking the product keeps the marks of its colours [BUY-006]', () => {
  const product = aProduct({ colours: NAMES, soldOutVariants: ['Azul'] });
  const marked = withAvailability(product, { isSoldOut: true, soldOutVariants: undefined });
  expect(marked).toEqual({ ...product, isSoldOut: true });
  expect(withAvailability(marked, { isSoldOut: false, soldOutVariants: undefined })).toEqual(product);
});

test('a name that is no colour and no model is unknown [BUY-006]', () => {
  expect(
    unknownVariants(aProduct({ colours: ['Rojo'], models: ['Largo'] }), ['Largo', 'Uva', 'Rojo']),
  ).toEqual(['Uva']);
});
