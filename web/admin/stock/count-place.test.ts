import { expect, test } from 'vitest';
import { aProduct } from '#domain/products/a-product.ts';
import { placeKey } from '#domain/stock/shelf.ts';
import { countedLines, firstUncounted, itemsToCount } from './count-place.ts';

const zip = aProduct({ id: 'cierre', colours: ['Rojo', 'Beige'], models: [] });
const needle = aProduct({ id: 'aguja', colours: [], models: [] });
const items = itemsToCount([zip, needle]);

test('each colour is counted by itself, and a product without colours once [STOCK-006]', () => {
  expect(items.map(placeKey)).toEqual(['cierre\nRojo', 'cierre\nBeige', 'aguja\n']);
});

test('what was skipped is not counted, and 0 is a count [STOCK-006]', () => {
  const counted = { 'cierre\nRojo': 0, 'aguja\n': 12 };
  expect(countedLines(items, counted)).toEqual([
    { _id: 'cierre', variant: 'Rojo', counted: 0 },
    { _id: 'aguja', variant: '', counted: 12 },
  ]);
  expect(firstUncounted(items, counted)).toBe(1);
  expect(firstUncounted(items, { ...counted, 'cierre\nBeige': 3 })).toBe(3);
});
