import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { firstStoredOrderLine } from '#server/db/first-stored-order-line.ts';

/**
 * What lines keep of their products takes a shape that is no longer the API's. A line that can't be read stays as it
 * is: it says so wherever it is shown, and a shop starts with it as it did before.
 */
export const orderLinesOfTheirOwn: Migration = {
  async up(db: Kysely<Tables>) {
    let last: LineKey = { order_id: '', position: 0 };
    for (;;) {
      const lines = await linesAfter(db, last);
      await rewrite(db, lines);
      const end = lines.at(-1);
      if (end === undefined) return;
      last = end;
    }
  },
};

/** What of the tables this migration reads and writes, as they are at this point. */
type Tables = { order_lines: LineKey & { snapshot: string } };

type LineKey = { order_id: string; position: number };

const BATCH = 500;

function linesAfter(db: Kysely<Tables>, { order_id, position }: LineKey) {
  return db
    .selectFrom('order_lines')
    .select(['order_id', 'position', 'snapshot'])
    .where(sql<boolean>`(order_id, position) > (${order_id}, ${position})`)
    .orderBy('order_id')
    .orderBy('position')
    .limit(BATCH)
    .execute();
}

async function rewrite(db: Kysely<Tables>, lines: readonly Tables['order_lines'][]): Promise<void> {
  const rows = lines.flatMap(({ order_id, position, snapshot }) => {
    const document = rewritten(snapshot);
    return document === null ? [] : [sql`(${order_id}, ${position}, ${document})`];
  });
  if (rows.length === 0) return;
  await sql`
    with made (order_id, position, snapshot) as (values ${sql.join(rows)})
    update order_lines set snapshot = made.snapshot from made
    where order_lines.order_id = made.order_id and order_lines.position = cast(made.position as integer)
  `.execute(db);
}

function rewritten(snapshot: string): string | null {
  try {
    return JSON.stringify(firstStoredOrderLine(JSON.parse(snapshot)));
  } catch {
    return null;
  }
}
