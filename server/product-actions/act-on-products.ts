import { createHash } from 'node:crypto';
import { hasCategory, placeNow, spelledPlace } from '#domain/catalogue/categories.ts';
import { actionInWords, type ProductAction } from '#domain/catalogue/product-action.ts';
import type { WireProductActionDone } from '#schemas/product-action-answers.ts';
import { record } from '#server/audit/record.ts';
import { goneCategory } from '#server/catalogue/present-place.ts';
import { settlePrices } from '#server/catalogue/settle-prices.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import { breathsBetween } from '#server/kernel/breathe.ts';
import type { Context } from '#server/kernel/context.ts';
import { claimIdempotencyKey, idWithKey } from '#server/kernel/idempotency.ts';
import { applyMarks } from './apply-marks.ts';
import { type Choice, chosenRows, MARK_KINDS } from './chosen-rows.ts';
import { findMarkBatch } from './find-mark-batch.ts';

/** Products of a request that are read in one go; they take a ms. */
const PIECE = 500;

type Request = {
  readonly choice: Choice;
  readonly action: ProductAction;
  readonly idempotencyKey: string | null;
};

/** Another request with this key acted in the meantime. */
class KeyTaken extends Error {}

/**
 * Does one thing with many products, all or nothing (BUY-007). A repeated key gets the first answer again.
 * @throws Refusal 'rows-changed' with the products · 'code-taken' · 'invalid-request' · 'key-reused'
 */
export async function actOnProducts(
  ctx: Context,
  { choice, action, idempotencyKey }: Request,
): Promise<WireProductActionDone> {
  assertMay(ctx, 'catalogue');
  const key =
    idempotencyKey === null ? null : { key: idempotencyKey, request: await digestOf(choice, action) };
  for (;;) {
    const earlier = key === null ? null : await idWithKey(ctx, key);
    if (earlier !== null) return doneBy(ctx, earlier);
    try {
      const done = await tryToAct(ctx, { choice, action }, async (ctx, madeId) => {
        if (key !== null && (await claimIdempotencyKey(ctx, { ...key, madeId })) !== null)
          throw new KeyTaken();
      });
      // Nothing is left to change also after a request with the same key, whose answer is the first.
      const meanwhile = done?.changed === 0 && key !== null ? await idWithKey(ctx, key) : null;
      if (meanwhile !== null) return doneBy(ctx, meanwhile);
      if (done !== null) return done;
    } catch (error) {
      // The request with the same key may also be what changed the products.
      const isTaken = error instanceof KeyTaken || (key !== null && (await idWithKey(ctx, key)) !== null);
      if (!isTaken) throw error;
    }
  }
}

/** `null` when something changed meanwhile. */
async function tryToAct(
  ctx: Context,
  { choice, action: asked }: Pick<Request, 'choice' | 'action'>,
  claim: (ctx: Context, batchId: string) => Promise<void>,
): Promise<WireProductActionDone | null> {
  await settlePrices(ctx);
  await ctx.catalogue.catchUp();
  const action = withPlaceNow(ctx, asked);
  const rows = await chosenRows(ctx, choice, action);
  if (rows.length === 0) return { changed: 0, undo: null };
  const rule = actionInWords(action, rows.length);
  const undo = await applyMarks(ctx, {
    kind: MARK_KINDS[action.kind],
    rule,
    undoOf: null,
    rows,
    also: async (ctx, id) => {
      await claim(ctx, id);
      await record(ctx, 'products-changed', { id, count: rows.length, rule });
    },
  });
  return undo === null ? null : { changed: rows.length, undo };
}

/** @throws Refusal 'invalid-request' for a place that the tree doesn't have */
function withPlaceNow({ catalogue }: Context, action: ProductAction): ProductAction {
  if (action.kind !== 'category') return action;
  const { tree, former } = catalogue.categories();
  const place = spelledPlace(placeNow(action.place, { tree, former }), tree);
  if (hasCategory(tree, place)) return { ...action, place };
  throw goneCategory(place, 'value');
}

async function doneBy(ctx: Context, id: string): Promise<WireProductActionDone> {
  const { changed } = await findMarkBatch(ctx.db, id);
  return { changed, undo: id };
}

/** The products of a large request are read once, in pieces, without a copy of the whole text. */
async function digestOf({ ids, select }: Choice, action: ProductAction): Promise<string> {
  const letPass = breathsBetween();
  const hash = createHash('sha256').update(JSON.stringify({ select, action }));
  for (const [index, { _id, version }] of (ids ?? []).entries()) {
    if (index % PIECE === 0) await letPass();
    hash.update(`${_id} ${version ?? ''}\n`);
  }
  return hash.digest('hex');
}
