import { expect, test } from 'vitest';
import { aProduct } from '#domain/products/a-product.ts';
import { meantProduct } from './meant-product.ts';

const thread = aProduct({ id: 'thread', code: 'HIL-204' });
const zip = aProduct({ id: 'zip', code: 'CIE-20' });
const copy = aProduct({ id: 'copy', code: 'hil-204' });

test('a code means its product, also among others [QUOTE-007]', () => {
  expect(meantProduct('hil-204 ', { products: [zip, thread], total: 9 })).toEqual({
    product: thread,
    variant: null,
  });
});

test('the only match is meant, whatever was typed [QUOTE-007]', () => {
  expect(meantProduct('hilo', { products: [thread], total: 1 })).toEqual({
    product: thread,
    variant: null,
  });
});

test('among several products, or none, the person chooses [QUOTE-007]', () => {
  expect(meantProduct('hilo', { products: [thread, zip], total: 2 })).toBeNull();
  expect(meantProduct('hilo', { products: [thread], total: 30 })).toBeNull();
  expect(meantProduct('HIL-204', { products: [thread, copy], total: 2 })).toBeNull();
  expect(meantProduct('nada', { products: [], total: 0 })).toBeNull();
});

test('a bar code means its product, and that of a colour the colour too [LABEL-001]', () => {
  const coded = aProduct({ id: 'coded', colours: ['Rojo'], barCodes: ['4006381333931', 'Rojo: 96385074'] });
  const found = { products: [zip, coded], total: 2 };
  expect(meantProduct('4006381333931', found)).toEqual({ product: coded, variant: null });
  expect(meantProduct('96385074', found)).toEqual({ product: coded, variant: 'Rojo' });
});
