import type { Database } from '#server/db/connect.ts';
import type { MarkKind, PriceBatchRow } from '#server/db/tables/price-tables.ts';
import { Refusal } from '#server/kernel/errors.ts';

/** A batch of marks that counts. */
export type MarkBatch = PriceBatchRow & { readonly mark_kind: MarkKind };

/** @throws Refusal 'action-not-found' */
export async function findMarkBatch(db: Database, id: string): Promise<MarkBatch> {
  const batch = await db
    .selectFrom('price_batches')
    .selectAll()
    .where('id', '=', id)
    .where('applied_at', 'is not', null)
    .executeTakeFirst();
  if (batch === undefined || batch.mark_kind === null) throw new Refusal('action-not-found');
  return { ...batch, mark_kind: batch.mark_kind };
}
