import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasFilters, NO_FILTERS } from './filters.ts';
import { normalised, normalisedCategory } from './normalised.ts';

test('FILTER-001 FILTER-002 the filters are type, subsection, price and text, and begin with all', () => {
  expect(NO_FILTERS).toEqual({ type: 'all', subsection: 'all', price: 0, text: '' });
});

test.each([
  [{}, false],
  [{ type: 'merceria' }, true],
  [{ subsection: 'Hilos' }, true],
  [{ price: 1 }, true],
  [{ text: 'hilo' }, true],
  [{ text: '  ' }, false],
])('HOME-011 HOME-012 HOME-G05 whether %j is a filter: %s', (changes, expected) => {
  expect(hasFilters({ ...NO_FILTERS, ...changes })).toBe(expected);
});

test.each([
  ['Mercería', 'merceria'],
  ['MÁQUINAS DE COSER', 'maquinas de coser'],
  ['Güemes', 'guemes'],
  ['Ñandú', 'nandu'],
])('FILTER-010 FILTER-011 SEARCH-G03 %s is compared as %s', (text, expected) => {
  expect(normalised(text)).toBe(expected);
});

test('FILTER-010 FILTER-011 a category is compared as any text is, whether its name was seen before or is endless', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
      expect([normalisedCategory(name), normalisedCategory(name)]).toEqual([
        normalised(name),
        normalised(name),
      ]);
    }),
  );
});

test('FILTER-010 FILTER-011 normalising twice is normalising once, however accents are encoded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = normalised(text);
      expect(normalised(once)).toBe(once);
      expect(normalised(text.normalize('NFC'))).toBe(normalised(text.normalize('NFD')));
    }),
  );
});
