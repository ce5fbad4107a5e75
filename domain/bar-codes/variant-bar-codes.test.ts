import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aProduct } from '../products/a-product.ts';
import {
  gtinOfProduct,
  knownBarCodes,
  readBarCode,
  variantWithBarCode,
  writtenBarCode,
} from './variant-bar-codes.ts';

const barCodes = ['Rojo: 96385074', 'Azul: 1: HIL-2', '4006381333931', '2000000000015'];
const product = aProduct({ colours: ['Rojo', 'Azul: 1'], models: [], barCodes });

test('a written code says its variant, also one with a colon in its name [LABEL-001]', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 }).map((any) => any.trim());
  const code = fc.stringMatching(/^[!-~]{1,13}$/);
  fc.assert(
    fc.property(text, code, (variant, code) => {
      expect(readBarCode(writtenBarCode({ variant, code }))).toEqual({ variant, code });
    }),
  );
});

test.each([
  ['96385074', 'Rojo'],
  ['HIL-2', 'Azul: 1'],
  ['4006381333931', ''],
  ['96385075', null],
])('%s is of %j [LABEL-001]', (code, variant) => {
  expect(variantWithBarCode(product, code)).toBe(variant);
});

test('the codes of a colour that is gone go with it [LABEL-001]', () => {
  expect(knownBarCodes({ ...product, colours: ['Rojo'] })).toEqual([barCodes[0], barCodes[2], barCodes[3]]);
});

test('others know the product by its own code that is of no shop alone [LABEL-001]', () => {
  expect(gtinOfProduct(product)).toBe('4006381333931');
  expect(gtinOfProduct({ barCodes: ['2000000000015', 'Rojo: 96385074'] })).toBeNull();
});
