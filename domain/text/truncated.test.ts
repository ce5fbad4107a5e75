import fc from 'fast-check';
import { expect, test } from 'vitest';
import { truncated } from './truncated.ts';

test.each([
  ['', ''],
  ['a'.repeat(40), 'a'.repeat(40)],
  ['a'.repeat(41), `${'a'.repeat(40)}…`],
  ['Hilo de algodón egipcio para coser a mano', 'Hilo de algodón egipcio para coser a man…'],
  ['Grueso y resistente, para pespuntes a la vista', 'Grueso y resistente, para pespuntes a la…'],
  [`${'a'.repeat(39)} vista`, `${'a'.repeat(39)}…`],
  [`${'a'.repeat(40)} `, `${'a'.repeat(40)}…`],
  [`${'a'.repeat(39)}👍🏽b`, `${'a'.repeat(39)}👍…`],
])('N9 GRID-006 GRID-G02 %j is cut to %j', (text, expected) => {
  expect(truncated(text)).toBe(expected);
});

test('N9 GRID-006 an accent does not count as a character of its own', () => {
  const decomposed = 'ó'.normalize('NFD').repeat(40);
  expect(truncated(decomposed)).toBe(decomposed);
});

test('GRID-006 never more than forty characters and the ellipsis', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
      expect(Array.from(truncated(text).normalize('NFC')).length).toBeLessThanOrEqual(41);
    }),
  );
});
