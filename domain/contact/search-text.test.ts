import { expect, test } from 'vitest';
import { searchTextOf, searchWords } from './search-text.ts';

test('a message is found by any of its fields, with accents or without', () => {
  const text = searchTextOf({
    name: 'Darío Ñúñez',
    email: null,
    phone: '(03496) 42-8810',
    location: 'Río Gallegos',
    message: '¿Tienen CIERRES?',
  });
  const finds = (query: string) => searchWords(query).every((word) => ` ${text}`.includes(` ${word.text}`));
  for (const query of ['dario nunez', 'DARÍO', '42-8810', '8810', '03496 42 8810', 'gallegos rio', 'cierr'])
    expect([query, finds(query)]).toEqual([query, true]);
  expect(finds('ierres')).toBe(false);
  expect(text).not.toContain('null');
});

test('a phone number finds only its own messages, with any spacing', () => {
  const text = searchTextOf({
    name: 'Eva',
    email: null,
    phone: '03496 42-8810',
    location: null,
    message: 'Hola',
  });
  const finds = (query: string) => searchWords(query).every((word) => ` ${text}`.includes(` ${word.text}`));
  expect(['34 96 42 88 10', '42 88 10', '+54 9 3496 428810'].map(finds)).toEqual([true, true, true]);
  expect(['3496 42-8811', '42 88 11'].map(finds)).toEqual([false, false]);
});
