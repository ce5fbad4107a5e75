import { type RawBuilder, sql } from 'kysely';
import type { SoughtWord } from '#domain/text/sought-words.ts';
import type { Database } from './connect.ts';
import { isSqlite } from './is-sqlite.ts';

/** Beside each searched table SQLite has one of its words; both are joined by a column that every row has. */
const WORDS_OF = {
  orders: { column: 'number', found: 'rowid', words: 'order_words' },
  contact_messages: { column: 'id', found: 'id', words: 'message_words' },
} as const;

/**
 * Whether a row of the table has all the words, of which there is at least one. The only condition that the engines
 * write in two ways: each has its own kind of index of words.
 */
export function holdsWords(
  db: Database,
  table: keyof typeof WORDS_OF,
  words: readonly SoughtWord[],
): RawBuilder<boolean> {
  if (!isSqlite(db)) {
    const query = words.map(({ text, isWhole }) => (isWhole ? text : `${text}:*`)).join(' & ');
    return sql`${sql.ref(`${table}.search_text`)} @@ cast(${query} as tsquery)`;
  }
  const query = words.map(({ text, isWhole }) => `"${text}"${isWhole ? '' : '*'}`).join(' ');
  const { column, found, words: index } = WORDS_OF[table];
  return sql`${sql.ref(`${table}.${column}`)} in (select ${sql.ref(found)} from ${sql.table(index)} where ${sql.ref(index)} match ${query})`;
}
