import { pageNumber } from '../list/page-number.ts';
import type { ListAddress } from '../list/use-list-query.ts';

export const MESSAGES_PER_PAGE = 12;

/** The messages screen's query, as kept in the address. */
export type MessagesQuery = { readonly text: string; readonly isUnread: boolean; readonly page: number };

export function messagesQuery(search: URLSearchParams): MessagesQuery {
  return {
    text: search.get('buscar') ?? '',
    isUnread: search.get('sin-leer') === '1',
    page: pageNumber(search),
  };
}

/** The query string of a view; defaults are left out. */
export function messagesSearch({ text, isUnread, page }: MessagesQuery): string {
  const search = new URLSearchParams();
  if (text !== '') search.set('buscar', text);
  if (isUnread) search.set('sin-leer', '1');
  if (page > 1) search.set('pagina', `${page}`);
  return search.size === 0 ? '' : `?${search}`;
}

export const MESSAGES_ADDRESS: ListAddress<MessagesQuery> = {
  read: messagesQuery,
  write: messagesSearch,
  firstPage: { page: 1 },
};
