import { expect, test } from 'vitest';
import { chosenIds } from './chosen-ids.ts';

test('an address names each order once, and two hundred at most [QUOTE-009]', () => {
  expect(chosenIds(new URLSearchParams('ids=a,b,,a'))).toEqual(['a', 'b']);
  expect(chosenIds(new URLSearchParams(''))).toEqual([]);
  const many = Array.from({ length: 300 }, (_, index) => `o${index}`);
  expect(chosenIds(new URLSearchParams({ ids: many.join(',') }))).toHaveLength(200);
});
