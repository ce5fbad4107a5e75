import { type RawBuilder, sql } from 'kysely';
import type { SoughtWord } from '#domain/text/sought-words.ts';
import type { Database } from './connect.ts';
import { isSqlite } from './is-sqlite.ts';

/** SQLite keeps the words of each searched table in a table of their own; these columns join the two. */
const WORDS_OF = {
  orders: { column: 'number', found: 'rowid', words: 'order_words' },
  contact_messages: { column: 'id', found: 'id', words: 'message_words' },
} as const;

/**
 * Whether a row has all the words (at least one is given). Each engine has its own kind of word index, so this condition
 * is written twice.
 * @param newest a hint that the query takes only this many rows, those with the highest numbers
 */
export function holdsWords(
  db: Database,
  table: keyof typeof WORDS_OF,
  words: readonly SoughtWord[],
  { newest }: { newest?: number } = {},
): RawBuilder<boolean> {
  if (!isSqlite(db)) {
    const query = words.map(({ text, isWhole }) => (isWhole ? text : `${text}:*`)).join(' & ');
    return sql`${sql.ref(`${table}.search_text`)} @@ cast(${query} as tsquery)`;
  }
  const query = words.map(({ text, isWhole }) => `"${text}"${isWhole ? '' : '*'}`).join(' ');
  const { column, found, words: index } = WORDS_OF[table];
  const limit = newest === undefined ? sql`` : sql` order by rowid desc limit ${newest}`;
  return sql`${sql.ref(`${table}.${column}`)} in (select ${sql.ref(found)} from ${sql.table(index)} where ${sql.ref(index)} match ${query}${limit})`;
}
