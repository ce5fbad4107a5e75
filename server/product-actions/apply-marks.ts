import { sql } from 'kysely';
import { hasChangesSince } from '#server/catalogue/queries.ts';
import { readCategories } from '#server/catalogue/read-categories.ts';
import type { Database } from '#server/db/connect.ts';
import type { MarkKind } from '#server/db/tables/price-tables.ts';
import type { Context } from '#server/kernel/context.ts';
import { beginBatch } from '#server/price-changes/begin-batch.ts';
import { dropStaged, type StagedRow, stageBatch } from '#server/price-changes/stage-batch.ts';

type Application = {
  readonly kind: MarkKind;
  /** What is done, in Spanish. */
  readonly rule: string;
  /** The batch that this one undoes. */
  readonly undoOf: string | null;
  readonly rows: readonly StagedRow[];
  /** What is stored together with the marks; a thrown error undoes all of it. */
  readonly also: (ctx: Context, batchId: string) => Promise<void>;
};

/** What the rows were decided on is not so any more. */
class Outdated extends Error {}

/**
 * Makes the marks of the rows count, all or none, in one short transaction however many they are (BUY-007). The rows
 * belong to the catalogue in memory as it is now.
 * @returns the batch's id, or `null` when something changed meanwhile and the rows have to be made again
 */
export async function applyMarks(
  ctx: Context,
  { kind, rule, undoOf, rows, also }: Application,
): Promise<string | null> {
  const seenIn = ctx.catalogue.version();
  const { version: treeVersion } = ctx.catalogue.categories();
  const batch = {
    source: undoOf === null ? 'edit' : 'undo',
    rule,
    note: '',
    startsAt: null,
    endsAt: null,
  } as const;
  const id = await stageBatch(ctx, { ...batch, undoOf, markKind: kind }, rows);
  try {
    const outcome = await beginBatch(ctx, {
      id,
      from: 'staged',
      seenIn,
      changed: rows.length,
      leftOut: 0,
      also: async (ctx) => {
        const isPlaced = kind === 'place' || kind === 'deletion';
        if (isPlaced && (await readCategories(ctx.db)).version !== treeVersion) throw new Outdated();
        if (kind === 'deletion' && (await hasChangesSince(ctx.db, seenIn)) && (await meetsCode(ctx.db, id)))
          throw new Outdated();
        await also(ctx, id);
      },
    });
    if (outcome === 'begun') return id;
  } catch (error) {
    await dropStaged(ctx, id);
    if (error instanceof Outdated) return null;
    throw error;
  }
  await dropStaged(ctx, id);
  return null;
}

/** Whether a product that the batch restores has a code that another has by now. */
async function meetsCode(db: Database, batchId: string): Promise<boolean> {
  const rival = await db
    .selectFrom('price_changes')
    .innerJoin('products', 'products.id', 'price_changes.product_id')
    .innerJoin('products as rival', 'rival.code_key', 'products.code_key')
    .select('rival.id')
    .where('price_changes.batch_id', '=', batchId)
    .where('products.deleted_at', 'is not', null)
    .where('rival.deleted_at', 'is', null)
    .where(sql<boolean>`rival.id <> products.id`)
    .limit(1)
    .executeTakeFirst();
  return rival !== undefined;
}
