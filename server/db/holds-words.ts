import { type RawBuilder, SqliteAdapter, sql } from 'kysely';
import type { Database } from './connect.ts';

/** Beside each searched table SQLite has one of its words; both are joined by a column that every row has. */
const WORDS_OF = {
  orders: { column: 'number', found: 'rowid', words: 'order_words' },
  contact_messages: { column: 'id', found: 'id', words: 'message_words' },
} as const;

/**
 * Whether a row of the table has, for each of the words, one that begins with it. The only condition that the engines
 * write in two ways: each has its own kind of index of words.
 * @param words letters and digits only, as `wordsOf` gives them; at least one
 */
export function holdsWords(
  db: Database,
  table: keyof typeof WORDS_OF,
  words: readonly string[],
): RawBuilder<boolean> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) {
    const query = words.map((word) => `${word}:*`).join(' & ');
    return sql`${sql.ref(`${table}.search_text`)} @@ cast(${query} as tsquery)`;
  }
  const query = words.map((word) => `"${word}"*`).join(' ');
  const { column, found, words: index } = WORDS_OF[table];
  return sql`${sql.ref(`${table}.${column}`)} in (select ${sql.ref(found)} from ${sql.table(index)} where ${sql.ref(index)} match ${query})`;
}
