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
])('%j is cut to %j [N9 GRID-006 GRID-G02]', (text, expected) => {
  expect(truncated(text)).toBe(expected);
});

test('an accent does not count as a character of its own [N9 GRID-006]', () => {
  const decomposed = 'ó'.normalize('NFD').repeat(40);
  expect(truncated(decomposed)).toBe(decomposed);
});

test('never more than forty characters and the ellipsis [GRID-006]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
      expect(Array.from(truncated(text).normalize('NFC')).length).toBeLessThanOrEqual(41);
    }),
  );
});
