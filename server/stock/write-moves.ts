import type { Pieces } from '#domain/measure/pieces.ts';
import { type UnitCode, unitOfCode } from '#domain/measure/sale-unit.ts';
import { type Rolls, rollsAfter } from '#domain/stock/rolls.ts';
import type { ShelfPlace } from '#domain/stock/shelf.ts';
import { isScarce, isSeenChange } from '#domain/stock/shown-stock.ts';
import type { StockKind } from '#domain/stock/stock-move.ts';
import type { Database } from '#server/db/connect.ts';
import type { StockSumRow } from '#server/db/tables/stock-tables.ts';
import type { Context } from '#server/kernel/context.ts';
import { addToSum, setRolls } from './queries.ts';
import { rollsColumn, rollsOf } from './stored-rolls.ts';
import { tellCatalogue } from './tell-catalogue.ts';

type Move = ShelfPlace & {
  /** What it adds to the shelf, in smallest parts. */
  readonly amount: number;
  readonly note: string;
  /** The order that takes it or gives it back. */
  readonly orderId?: string;
  /** Of a count: the code of the product's unit. */
  readonly unit?: UnitCode;
  /** Of a count: the rolls, which come to what was counted. */
  readonly rolls?: Rolls | undefined;
  /** How it is cut, or comes back. */
  readonly cuts?: readonly Pieces[] | undefined;
};

type Batch = {
  readonly batchId: string;
  readonly kind: StockKind;
  readonly supplier?: string;
  readonly moves: readonly Move[];
};

/** SQLite takes 32,766 values in one statement. */
const ROWS_AT_ONCE = 1000;

/** Writes rows of the ledger and their sums. The caller has locked the sums (STOCK-001). */
export async function writeMoves(
  ctx: Context,
  { batchId, kind, supplier = '', moves }: Batch,
): Promise<void> {
  const now = ctx.now();
  const rows = moves.map(({ productId, variant, amount, note, orderId }) => ({
    product_id: productId,
    variant,
    kind,
    amount,
    happened_at: now,
    actor: ctx.actor?.email ?? '',
    note,
    supplier,
    order_id: orderId ?? null,
    batch_id: batchId,
  }));
  for (let done = 0; done < rows.length; done += ROWS_AT_ONCE)
    await ctx.db
      .insertInto('stock_moves')
      .values(rows.slice(done, done + ROWS_AT_ONCE))
      .execute();
  const seen: ShelfPlace[] = [];
  for (const { amount, unit, rolls, cuts, productId, variant } of moves) {
    const place = { productId, variant };
    const counted = unit === undefined ? {} : { counted: { counted_at: now, unit } };
    const sum = await addToSum(ctx.db, place, { amount, supplier, ...counted });
    await moveRolls(ctx.db, sum, { amount, cuts, counted: rolls, isCount: unit !== undefined });
    if (isSeen(sum, { amount, isCount: unit !== undefined })) seen.push(place);
  }
  await tellCatalogue(ctx, seen);
}

/** Rolls follow their sum; those of a sum without rolls stay unknown (STOCK-005). */
async function moveRolls(
  db: Database,
  sum: StockSumRow,
  move: Parameters<typeof rollsAfter>[1],
): Promise<void> {
  const rolls = rollsColumn(rollsAfter(rollsOf(sum), move));
  if (rolls !== sum.rolls) await setRolls(db, { productId: sum.product_id, variant: sum.variant }, { rolls });
}

/** Whether shoppers may be told something else of a sum than before. */
function isSeen(
  { there: after, unit, counted_at }: StockSumRow,
  { amount, isCount }: { readonly amount: number; readonly isCount: boolean },
): boolean {
  if (counted_at === null || unit === '') return false;
  const ofUnit = unitOfCode(unit);
  // The first count, and one in another unit, tells what nobody knew.
  if (isCount) return isScarce(after, ofUnit) || isScarce(after - amount, ofUnit);
  return isSeenChange({ before: after - amount, after }, ofUnit);
}
