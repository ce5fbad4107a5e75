import { expect, test } from 'vitest';
import { messagesQuery, messagesSearch } from './messages-query.ts';

test('the address holds the filters, without defaults', () => {
  const query = { text: 'cierres & broches', isUnread: true, page: 3 };
  expect(messagesQuery(new URLSearchParams(messagesSearch(query)))).toEqual(query);
  expect(messagesSearch({ text: '', isUnread: false, page: 1 })).toBe('');
  expect(messagesQuery(new URLSearchParams('pagina=-2&sin-leer=si'))).toEqual({
    text: '',
    isUnread: false,
    page: 1,
  });
});
