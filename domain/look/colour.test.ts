import { expect, test } from 'vitest';
import { isColour, writtenColour } from './colour.ts';

test.each([
  ['#A8112F', '#a8112f'],
  ['a8112f', '#a8112f'],
  [' #a8112f ', '#a8112f'],
  ['#F0a', '#ff00aa'],
  ['carmín', 'carmín'],
  ['#a8112', '#a8112'],
  ['', ''],
])('%j is read as the colour %j [STORE-003]', (text, colour) => {
  expect(writtenColour(text)).toBe(colour);
});

test('a colour is stored in one form [STORE-003]', () => {
  expect([isColour('#a8112f'), isColour('#A8112F'), isColour('#f0a')]).toEqual([true, false, false]);
});
