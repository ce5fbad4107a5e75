import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalised, normalisedCategory } from './normalised.ts';

test.each([
  ['Mercería', 'merceria'],
  ['MÁQUINAS DE COSER', 'maquinas de coser'],
  ['Güemes', 'guemes'],
  ['Ñandú', 'nandu'],
  ['Ñandú, ÁÉÍÓÚ Güemes', 'nandu, aeiou guemes'],
  ['HILO 100% ~ algodón\n', 'hilo 100% ~ algodon\n'],
  ['Algodo\u0301n', 'algodon'],
])('%j is %j without accents and capitals [FILTER-010 FILTER-011 SEARCH-G03]', (text, plain) => {
  expect([normalised(text), normalisedCategory(text), normalisedCategory(text)]).toEqual([
    plain,
    plain,
    plain,
  ]);
});

test('normalising twice is normalising once, however accents are encoded [FILTER-010 FILTER-011]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = normalised(text);
      expect(normalised(once)).toBe(once);
      expect(normalised(text.normalize('NFC'))).toBe(normalised(text.normalize('NFD')));
    }),
  );
});

test('categories of any length are normalised like any text, the second time too [FILTER-010 FILTER-011]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
      expect([normalisedCategory(name), normalisedCategory(name)]).toEqual([
        normalised(name),
        normalised(name),
      ]);
    }),
  );
});
