import type { UnitCode } from '#domain/measure/sale-unit.ts';
import type { Rolls } from '#domain/stock/rolls.ts';
import { countDifference, placeKey, type ShelfPlace, summedByPlace } from '#domain/stock/shelf.ts';
import type { Database } from '#server/db/connect.ts';
import type { StockSumRow } from '#server/db/tables/stock-tables.ts';
import type { Context } from '#server/kernel/context.ts';
import { lockSums } from './queries.ts';
import { writeMoves } from './write-moves.ts';

type There = ReadonlyMap<string, number>;

/** What sums say is there, by `placeKey`. */
export function thereOf(sums: readonly StockSumRow[]): There {
  return new Map(
    sums.map((sum) => [placeKey({ productId: sum.product_id, variant: sum.variant }), sum.there]),
  );
}

/** What is there of these places, which no other transaction changes until the caller's ends. Ask before any counter. */
export async function lockedThere(db: Database, places: readonly ShelfPlace[]): Promise<There> {
  return thereOf(await lockSums(db, summedByPlace(places.map((place) => ({ ...place, amount: 0 })))));
}

type Count = ShelfPlace & {
  readonly counted: number;
  readonly unit: UnitCode;
  /** What it lies in, if somebody counted that (STOCK-005). */
  readonly rolls?: Rolls | undefined;
};

type Counts = {
  readonly batchId: string;
  readonly note: string;
  readonly counts: readonly Count[];
  /** Of all their places. */
  readonly there: There;
};

/** Writes what was counted: the ledger gets the differences, those of 0 too (STOCK-006). */
export async function writeCounts(ctx: Context, { batchId, note, counts, there }: Counts): Promise<void> {
  const moves = counts.map(({ productId, variant, counted, unit, rolls }) => {
    const before = there.get(placeKey({ productId, variant })) ?? 0;
    return { productId, variant, amount: countDifference({ there: before, counted }), note, unit, rolls };
  });
  await writeMoves(ctx, { batchId, kind: 'counted', moves });
}
