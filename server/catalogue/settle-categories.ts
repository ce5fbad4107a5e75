import type { Database } from '#server/db/connect.ts';
import type { CategoryMoveRow } from '#server/db/tables/catalogue-tables.ts';
import { breathsBetween } from '#server/kernel/breathe.ts';
import type { Context } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { waitForWriters } from './settle-prices.ts';

/**
 * One piece takes some milliseconds of SQLite's only writer; orders are written in between. Its commit writes a page for
 * nearly each row, because neighbours in the index are no neighbours in the table.
 */
const ROWS_IN_A_PIECE = 250;

/**
 * Copies the new places of products that a change of the category tree moved, in pieces, and returns when no product has
 * an old one, or after the present piece when the signal says so (see docs/adr/0025). Another process may do the same.
 */
export async function settleCategories(ctx: Context, signal?: AbortSignal): Promise<void> {
  const letPass = breathsBetween();
  for (const move of await movesInProgress(ctx.db)) {
    while (signal?.aborted !== true && (await inTransaction(ctx, ({ db }) => copyPiece(db, move))))
      await letPass();
  }
}

export function movesInProgress(db: Database): Promise<CategoryMoveRow[]> {
  return db.selectFrom('category_moves').selectAll().where('is_settled', '=', 0).execute();
}

/** @returns whether there may be more */
async function copyPiece(db: Database, move: CategoryMoveRow): Promise<boolean> {
  await waitForWriters(db);
  const left = db
    .selectFrom('products')
    .select('id')
    .where('section', '=', move.from_section)
    .where('subsection', '=', move.from_subsection)
    .where('type', '=', move.from_type)
    .limit(ROWS_IN_A_PIECE);
  const { numUpdatedRows } = await db
    .updateTable('products')
    .set({ section: move.to_section, subsection: move.to_subsection, type: move.to_type })
    .where('id', 'in', left)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === BigInt(ROWS_IN_A_PIECE)) return true;
  await db
    .updateTable('category_moves')
    .set({ is_settled: 1 })
    .where('moved_in', '=', move.moved_in)
    .where('from_section', '=', move.from_section)
    .where('from_subsection', '=', move.from_subsection)
    .where('from_type', '=', move.from_type)
    .execute();
  return false;
}
