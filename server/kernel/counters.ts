import type { Database } from '#server/db/connect.ts';
import type { CounterName } from '#server/db/tables/process-tables.ts';
import type { Context } from './context.ts';

/**
 * Raises a counter by one and returns it. Its row stays locked until the transaction ends, so numbers have no gaps and
 * versions commit in order.
 */
export async function nextNumber({ db }: Pick<Context, 'db'>, name: CounterName): Promise<number> {
  const { value } = await raisedCounter(db, name).executeTakeFirstOrThrow();
  return value;
}

/** The statement of `nextNumber`, as a part of a larger statement. */
export function raisedCounter(db: Pick<Database, 'updateTable'>, name: CounterName) {
  return db
    .updateTable('counters')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', name)
    .returning('value');
}
