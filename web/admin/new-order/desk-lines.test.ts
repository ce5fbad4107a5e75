import { expect, test } from 'vitest';
import { aProduct } from '#domain/products/a-product.ts';
import { type DeskLine, orderedLines, withCuts, withProduct, withUnits, withVariant } from './desk-lines.ts';

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
  const red = { productId: 'thread', key: 'Rojo', parts: null };
  expect(brief(withVariant(open, red))).toEqual([['thread', { Rojo: 5 }, 0]]);
  const some = withVariant(open, { ...red, parts: 2 });
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

const ribbon = aProduct({
  id: 'ribbon',
  colours: ['Rojo', 'Azul'],
  models: [],
  saleUnit: { code: 'MTR', scale: 2, increment: 50, minimum: 50 },
});

test('cuts add up to the amount, follow it, and are ordered as long as they come to it [UNIT-004]', () => {
  const red = { productId: 'ribbon', key: 'Rojo' };
  const cuts = [
    { count: 2, length: 150 },
    { count: 1, length: 50 },
  ];
  const cut = withCuts(withVariant(withProduct([], ribbon, 50), { ...red, parts: null }), { ...red, cuts });
  const named = (variant: string) => cuts.map((one) => ({ variant, ...one }));
  expect(brief(cut)).toEqual([['ribbon', { Rojo: 350 }, 0]]);
  expect(orderedLines(cut)[0]?.extras.pieces).toEqual(named('Rojo'));
  const longer = withVariant(cut, { ...red, parts: 100 });
  expect(longer[0]?.extras.pieces).toEqual([{ variant: 'Rojo', count: 3, length: 150 }]);
  const none = withCuts(cut, { ...red, cuts: [] });
  expect(brief(none)).toEqual([['ribbon', { Rojo: 0 }, 0]]);
  expect(orderedLines(none)).toEqual([]);
});

test('a cut shorter than the step is not ordered, and neither are cuts that the amount left behind [UNIT-004]', () => {
  const red = { productId: 'ribbon', key: 'Rojo' };
  const two = withCuts(withProduct([], ribbon, 50), { ...red, cuts: [{ count: 2, length: 100 }] });
  const behind = withUnits(two, { ...red, units: 300 });
  expect(orderedLines(behind)[0]).toMatchObject({ quantities: { Rojo: 300 }, extras: { pieces: [] } });
});
