import { expect, test } from 'vitest';
import { aProduct } from '#domain/products/a-product.ts';
import { type DeskLine, orderedLines, withProduct, withUnits, withVariant } from './desk-lines.ts';

const zip = aProduct({ id: 'zip', colours: [], models: [] });
const thread = aProduct({ id: 'thread', colours: ['Rojo', 'Azul'], models: [] });
const brief = (lines: readonly DeskLine[]) =>
  lines.map(({ product, quantities, open }) => [product.id, quantities, open]);

test('the same product again adds its units, and comes first [QUOTE-007]', () => {
  const two = withProduct(withProduct([], zip, 2), thread, 1);
  expect(brief(two)).toEqual([
    ['thread', {}, 1],
    ['zip', { '': 2 }, 0],
  ]);
  expect(brief(withProduct(two, zip, 1))).toEqual([
    ['zip', { '': 3 }, 0],
    ['thread', {}, 1],
  ]);
});

test('a chosen colour takes the open units, or as many as were typed [QUOTE-007]', () => {
  const open = withProduct([], thread, 5);
  const red = { productId: 'thread', key: 'Rojo', units: 1 };
  expect(brief(withVariant(open, red))).toEqual([['thread', { Rojo: 5 }, 0]]);
  const some = withVariant(open, { ...red, units: 2 });
  expect(brief(some)).toEqual([['thread', { Rojo: 2 }, 3]]);
  const all = withVariant(some, { ...red, key: 'Azul' });
  expect(brief(withVariant(all, red))).toEqual([['thread', { Rojo: 3, Azul: 3 }, 0]]);
});

test('a line without units stays while it is edited, but is not ordered [QUOTE-007]', () => {
  const lines = withProduct(withProduct([], zip, 2), thread, 1);
  const emptied = withUnits(lines, { productId: 'zip', key: '', units: 0 });
  expect(brief(emptied)).toEqual([
    ['thread', {}, 1],
    ['zip', { '': 0 }, 0],
  ]);
  expect(brief(orderedLines(emptied))).toEqual([['thread', {}, 1]]);
});

test('units end at 9,999 [QUOTE-007 DETAIL-021]', () => {
  expect(brief(withProduct(withProduct([], zip, 9999), zip, 5))).toEqual([['zip', { '': 9999 }, 0]]);
});
