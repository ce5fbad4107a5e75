import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalised, normalisedCategory } from './normalised.ts';

test.each([
  ['Ñandú, ÁÉÍÓÚ Güemes', 'nandu, aeiou guemes'],
  ['HILO 100% ~ algodón\n', 'hilo 100% ~ algodon\n'],
  ['Algodo\u0301n', 'algodon'],
])('FILTER-010 FILTER-011 SEARCH-G03 %j is %j without accents and capitals', (text, plain) => {
  expect([normalised(text), normalisedCategory(text), normalisedCategory(text)]).toEqual([
    plain,
    plain,
    plain,
  ]);
});

test('FILTER-010 FILTER-011 any category, however long, is normalised as any text is', () => {
  const name = fc.string({ unit: 'grapheme', maxLength: 200 });
  fc.assert(
    fc.property(name, (text) => {
      expect(normalisedCategory(text)).toBe(normalised(text));
    }),
  );
});
