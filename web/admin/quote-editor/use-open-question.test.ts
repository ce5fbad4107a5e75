import { expect, test } from 'vitest';
import { aProduct } from '#domain/products/a-product.ts';
import { isOpen } from './use-open-question.ts';

const PRODUCT = aProduct({ id: 'H-1' });

const lineOf = (quantity: Record<string, number>, _id = 'H-1') => ({
  _id,
  quantity,
  unitPrice: '',
  discountPercent: '',
  note: '',
});

test.each([
  ['a picked product has none', {}, [lineOf({})]],
  ['its line is as it was', { Rojo: 2, Azul: 1 }, [lineOf({ Azul: 1, Rojo: 2 })]],
  ['only another line changes', {}, [lineOf({ Azul: 1 }, 'H-2'), lineOf({})]],
])('a quote waits for a colour while %s [QUOTE-002]', (_when, quantity, lines) => {
  expect(isOpen({ product: PRODUCT, parts: 1, quantity }, lines)).toBe(true);
});

test.each([
  ['was chosen in its line', {}, [lineOf({ Azul: 1 })]],
  ['has more units in its line', { Rojo: 2 }, [lineOf({ Rojo: 3 })]],
  ['joined others in its line', { Rojo: 2 }, [lineOf({ Rojo: 2, Azul: 1 })]],
  ['is no longer needed, because its line was removed', {}, [lineOf({}, 'H-2')]],
])('a quote waits no more once a colour %s [QUOTE-002]', (_when, quantity, lines) => {
  expect(isOpen({ product: PRODUCT, parts: 1, quantity }, lines)).toBe(false);
});
