import type { Database } from '#server/db/connect.ts';
import type { PriceBatchRow, PriceChangeRow } from '#server/db/tables/price-tables.ts';
import { breathsBetween } from '#server/kernel/breathe.ts';

/** Rows that are read or written at once; between two pieces other requests are served. */
export const PIECE = 1000;

/** A batch of prices that people can see: staged ones don't count yet. */
export async function findBatch(db: Database, id: string): Promise<PriceBatchRow | null> {
  const batch = await db
    .selectFrom('price_batches')
    .selectAll()
    .where('id', '=', id)
    .where('status', '!=', 'staged')
    .where('mark_kind', 'is', null)
    .executeTakeFirst();
  return batch ?? null;
}

type Page = { readonly isScheduled: boolean; readonly limit: number; readonly offset: number };

/** The history, newest first, and how long it is; or the batches with a beginning or an end of their own. */
export async function findBatches(
  db: Database,
  { isScheduled, limit, offset }: Page,
): Promise<{ batches: PriceBatchRow[]; total: number }> {
  const matching = db
    .selectFrom('price_batches')
    .where('status', '!=', 'staged')
    .where('mark_kind', 'is', null)
    .$if(isScheduled, (query) =>
      query.where((eb) => eb.or([eb('starts_at', 'is not', null), eb('ends_at', 'is not', null)])),
    );
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const batches = await matching
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { batches, total };
}

/** The rows of a batch by product, in pieces between which other requests are served. */
export async function* rowsOfBatch(db: Database, batchId: string): AsyncGenerator<PriceChangeRow[]> {
  const letPass = breathsBetween();
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('price_changes')
      .selectAll()
      .where('batch_id', '=', batchId)
      .where('product_id', '>', after)
      .orderBy('product_id')
      .limit(PIECE)
      .execute();
    if (rows.length > 0) yield rows;
    if (rows.length < PIECE) return;
    after = rows.at(-1)?.product_id ?? '';
    await letPass();
  }
}

/** The products whose rows of a batch an undo of it restored. */
export async function undoneProducts(db: Database, batchId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('price_batches')
    .innerJoin('price_changes', 'price_changes.batch_id', 'price_batches.id')
    .select('product_id')
    .where('price_batches.undo_of', '=', batchId)
    .where('price_batches.applied_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ product_id }) => product_id));
}

/** How many rows of each batch are undone now: an undo that was undone itself counts no more. */
export async function undoneCounts(
  db: Database,
  batchIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (batchIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('price_batches as undo')
    .leftJoin('price_batches as again', (join) =>
      join.onRef('again.undo_of', '=', 'undo.id').on('again.applied_at', 'is not', null),
    )
    .select([
      'undo.id',
      'undo.undo_of',
      'undo.changed',
      ({ fn }) => fn.sum<number | null>('again.changed').as('back'),
    ])
    .where('undo.undo_of', 'in', batchIds)
    .where('undo.applied_at', 'is not', null)
    .groupBy(['undo.id', 'undo.undo_of', 'undo.changed'])
    .execute();
  const counts = new Map<string, number>();
  for (const { undo_of, changed, back } of rows) {
    if (undo_of === null) continue;
    counts.set(undo_of, (counts.get(undo_of) ?? 0) + changed - (back ?? 0));
  }
  return counts;
}

/** How many rows scheduled batches left as they were, at a start or an end since a moment. */
export async function leftOutSince(db: Database, since: number): Promise<number> {
  const { total } = await db
    .selectFrom('price_batches')
    .select(({ fn }) => fn.sum<number | null>('left_out').as('total'))
    .where((eb) =>
      eb.or([
        eb.and([eb('starts_at', '>=', since), eb('status', 'in', ['settling', 'applied', 'ended'])]),
        eb.and([eb('ends_at', '>=', since), eb('status', '=', 'ended')]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return total ?? 0;
}
