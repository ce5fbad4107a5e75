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
  for (const query of ['dario nunez', 'DARÍO', '42-8810', 'gallegos rio', 'cierres'])
    expect(searchWords(query).every((word) => text.includes(word))).toBe(true);
  expect(text).not.toContain('null');
});
