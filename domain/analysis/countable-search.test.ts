import { expect, test } from 'vitest';
import { countableSearch } from './countable-search.ts';

test.each([
  ['  Hilo   ELÁSTICO ', 'hilo elastico'],
  ['aguja 90/14', 'aguja 90/14'],
  ['ABC-123456', 'abc-123456'],
])('«%s» is kept as «%s» [STORE-008]', (text, kept) => {
  expect(countableSearch(text)).toBe(kept);
});

test.each(['', '   ', 'rosa@correo.test', '3496 40-7919', 'dni 28.123.456', 'a'.repeat(61)])(
  'of «%s» only the number is kept [STORE-008]',
  (text) => {
    expect(countableSearch(text)).toBeNull();
  },
);
