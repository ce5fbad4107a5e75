import { createHash } from 'node:crypto';
import { changedPricesInWords } from '#domain/prices/rule-in-words.ts';
import type { PriceBatchInput } from '#schemas/price-change.ts';
import { record } from '#server/audit/record.ts';
import type { PriceBatchRow } from '#server/db/tables/price-tables.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import { breathsBetween } from '#server/kernel/breathe.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { claimIdempotencyKey, idWithKey } from '#server/kernel/idempotency.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { findBatch } from '#server/price-history/queries.ts';
import { beginBatch, isStale } from './begin-batch.ts';
import { rowsChanged } from './changed-rows-refusal.ts';
import { checkRows } from './check-rows.ts';
import { wordsOf } from './selection-of.ts';
import { dropStaged, stageBatch } from './stage-batch.ts';

/** Rows of a request that are read in one go; they take a ms. */
const PIECE = 500;

type Creation = { readonly input: PriceBatchInput; readonly idempotencyKey: string | null };

/** Another request with this key made its batch in the meantime. */
class KeyTaken extends Error {}

/**
 * Applies exactly the previewed rows, all or nothing, now or at their time (STUDIO-005, STUDIO-006, STUDIO-009). A
 * repeated key returns the first batch.
 * @throws Refusal 'rows-changed' with the rows, then nothing was applied · 'invalid-request' · 'key-reused'
 */
export async function createPriceBatch(
  ctx: Context,
  { input, idempotencyKey }: Creation,
): Promise<PriceBatchRow> {
  assertMay(ctx, 'prices');
  assertEndIsAhead(ctx, input);
  const key = idempotencyKey === null ? null : { key: idempotencyKey, request: await digestOf(input) };
  for (;;) {
    const earlier = key === null ? null : await idWithKey(ctx, key);
    if (earlier !== null) return batchWith(ctx, earlier);
    try {
      const made = await tryToMake(ctx, input, async (ctx, madeId) => {
        if (key !== null && (await claimIdempotencyKey(ctx, { ...key, madeId })) !== null)
          throw new KeyTaken();
      });
      if (made !== null) return batchWith(ctx, made);
    } catch (error) {
      const isTaken = error instanceof KeyTaken || (key !== null && (await idWithKey(ctx, key)) !== null);
      // The request with the same key may also be what changed the products.
      if (!isTaken) throw error;
    }
  }
}

/** Checks, stages and begins or schedules a batch. `null` when a product changed meanwhile: the next try names it. */
async function tryToMake(
  ctx: Context,
  input: PriceBatchInput,
  claim: (ctx: Context, batchId: string) => Promise<void>,
): Promise<string | null> {
  await ctx.catalogue.catchUp();
  const seenIn = ctx.catalogue.version();
  const { staged, changed } = await checkRows(ctx, input.rows, { setsOffer: input.offer });
  if (changed.length > 0) throw await rowsChanged(ctx, changed);
  const count = staged.length;
  const { rule: asked, note, endsAt } = input;
  const rule = asked === undefined ? changedPricesInWords(count) : wordsOf(ctx, asked, count);
  const startsAt = input.startsAt !== null && input.startsAt > ctx.now() ? input.startsAt : null;
  const id = await stageBatch(ctx, { source: 'studio', rule, note, startsAt, endsAt, undoOf: null }, staged);
  const also = async (ctx: Context) => {
    await claim(ctx, id);
    await record(ctx, startsAt === null ? 'prices-changed' : 'prices-scheduled', { id, count, rule });
  };
  try {
    const isMade =
      startsAt === null
        ? (await beginBatch(ctx, { id, from: 'staged', seenIn, changed: count, leftOut: 0, also })) ===
          'begun'
        : await schedule(ctx, { id, seenIn, also });
    if (isMade) return id;
    await dropStaged(ctx, id);
    return null;
  } catch (error) {
    await dropStaged(ctx, id);
    throw error;
  }
}

type Scheduling = {
  readonly id: string;
  readonly seenIn: number;
  readonly also: (ctx: Context) => Promise<void>;
};

async function schedule(ctx: Context, { id, seenIn, also }: Scheduling): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    await nextNumber(ctx, 'catalogue-version');
    if (await isStale(ctx, { id, seenIn })) return false;
    await ctx.db
      .updateTable('price_batches')
      .set({ status: 'scheduled', claimed_until: null })
      .where('id', '=', id)
      .where('status', '=', 'staged')
      .execute();
    await also(ctx);
    return true;
  });
}

async function batchWith(ctx: Context, id: string): Promise<PriceBatchRow> {
  const batch = await findBatch(ctx.db, id);
  if (batch === null) throw new Refusal('price-batch-not-found');
  return batch;
}

function assertEndIsAhead(ctx: Context, { endsAt }: PriceBatchInput): void {
  if (endsAt === null || endsAt > ctx.now()) return;
  throw new Refusal('invalid-request', { errors: [{ field: 'endsAt', message: 'Hasta cuándo: ya pasó' }] });
}

/** The rows of a large request are read once, in pieces, without a copy of the whole text. */
async function digestOf({ rows, ...rest }: PriceBatchInput): Promise<string> {
  const letPass = breathsBetween();
  const hash = createHash('sha256').update(JSON.stringify(rest));
  for (const [index, { _id, version, price, wholesalePrice }] of rows.entries()) {
    if (index % PIECE === 0) await letPass();
    hash.update(`${_id} ${version} ${price} ${wholesalePrice}\n`);
  }
  return hash.digest('hex');
}
