import { setImmediate as nextTurn } from 'node:timers/promises';
import { changedPricesInWords } from '#domain/prices/rule-in-words.ts';
import type { WireImportApplied } from '#schemas/wire/import.ts';
import { assertAdministrator } from '#server/accounts/assert-administrator.ts';
import { record } from '#server/audit/record.ts';
import { settlePrices, settlingBatch } from '#server/catalogue/settle-prices.ts';
import type { Context } from '#server/context.ts';
import { nextNumber } from '#server/db/counters.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { Refusal } from '#server/errors.ts';
import { claimIdempotencyKey, idWithKey } from '#server/idempotency.ts';
import { dropStaged, type StagedRow, stageBatch } from '#server/price-changes/stage-batch.ts';
import { partsOf } from './import-parts.ts';
import { type PlanEntry, planKinds } from './import-plan.ts';
import { assertIsOpen } from './import-state.ts';
import { publishStaged, removeStaged, rowsChangedSince, stageEntries } from './staged-products.ts';
import { type CheckSummary, findImport, type StoredImport } from './stored-import.ts';

/** A process renews its claim with each piece; one that is older belongs to a process that died. In ms. */
const CLAIM_MS = 30_000;

type Application = {
  readonly id: string;
  readonly onlyGood: boolean;
  readonly idempotencyKey: string | null;
};

/**
 * Applies exactly what the dry run showed, all or nothing. A repeated key gets the first answer again.
 * @throws Refusal 'rows-changed' with the rows · 'wrong-rows' · 'import-not-found' · 'import-not-checked' ·
 *   'import-expired' · 'import-busy' · 'import-finished' · 'key-reused'
 */
export async function applyImport(ctx: Context, application: Application): Promise<WireImportApplied> {
  assertAdministrator(ctx);
  const found = await findImport(ctx.db, application.id, ctx.now());
  if (await isRepeated(ctx, found, application)) return appliedAnswer(found);
  assertIsOpen(found);
  const { record: stored, summary } = found;
  if (stored.plan === null || summary === null) throw new Refusal('import-not-checked');
  if (summary.wrong > 0 && !application.onlyGood)
    throw new Refusal('wrong-rows', { members: { wrong: summary.wrong } });
  await claim(ctx, found);
  try {
    await removeStaged(ctx.db, stored.id, 'all');
    const prices = await stage(ctx, stored.id, stored.plan);
    const applied = await publishWithPrices(ctx, found, { application, summary, prices });
    await ctx.catalogue.catchUp();
    return applied;
  } catch (error) {
    await ctx.db
      .updateTable('imports')
      .set({ status: 'checked', busy_until: null, done: null, total: null })
      .where('id', '=', stored.id)
      .where('status', '=', 'applying')
      .execute();
    throw error;
  } finally {
    await removeStaged(ctx.db, stored.id, 'copies');
  }
}

async function isRepeated(
  ctx: Context,
  { record }: StoredImport,
  { id, onlyGood, idempotencyKey: key }: Application,
): Promise<boolean> {
  if (key === null || record.status !== 'applied') return false;
  return (await idWithKey(ctx, { key, request: { id, onlyGood } })) === record.id;
}

function appliedAnswer({ record: { created, updated, batch } }: StoredImport): WireImportApplied {
  return { created, updated, batch };
}

/** @throws Refusal 'import-busy' when another process was first */
async function claim(ctx: Context, { record: { id, plan } }: StoredImport): Promise<void> {
  const now = ctx.now();
  const claimed = await ctx.db
    .updateTable('imports')
    .set({ status: 'applying', busy_until: now + CLAIM_MS, done: 0 })
    .where('id', '=', id)
    .where('plan', '=', plan)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'checked'),
        eb.and([eb('status', '=', 'applying'), eb('busy_until', '<=', now)]),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  if (claimed === undefined) throw new Refusal('import-busy');
}

/** Writes the products to rows that nobody sees, in short transactions. @returns the prices that change */
async function stage(ctx: Context, importId: string, plan: string): Promise<StagedRow[]> {
  const prices: StagedRow[] = [];
  let done = 0;
  for await (const entries of partsOf<PlanEntry>(ctx.db, { importId, kind: planKinds(plan).entries })) {
    done += entries.length;
    await inTransaction(ctx, async ({ db }) => {
      await stageEntries(db, entries, { importId, now: ctx.now(), newId: ctx.newId });
      await db
        .updateTable('imports')
        .set({ done, busy_until: ctx.now() + CLAIM_MS })
        .where('id', '=', importId)
        .execute();
    });
    for (const { version, before, product: after } of entries) {
      if (version !== null && before !== null)
        prices.push({ productId: before.id, version, before, after, offer: null });
    }
    await nextTurn();
  }
  return prices;
}

type Publication = {
  readonly application: Application;
  readonly summary: CheckSummary;
  readonly prices: readonly StagedRow[];
};

/** The changed prices are a batch of the price history, staged like the products. */
async function publishWithPrices(
  ctx: Context,
  found: StoredImport,
  publication: Publication,
): Promise<WireImportApplied> {
  const { prices } = publication;
  const rule = `Importación de ${found.record.file_name}: ${changedPricesInWords(prices.length)}`;
  const staged = { source: 'import', rule, note: '', startsAt: null, endsAt: null, undoOf: null } as const;
  const batch = prices.length === 0 ? null : await stageBatch(ctx, staged, prices);
  try {
    for (;;) {
      await settlePrices(ctx);
      const applied = await publish(ctx, found, { ...publication, batch });
      if (applied !== null) return applied;
    }
  } catch (error) {
    if (batch !== null) await dropStaged(ctx, batch);
    throw error;
  }
}

/** One short transaction. `null` while prices of another batch are being copied to the products. */
async function publish(
  ctx: Context,
  { record: { id, file_name: fileName } }: StoredImport,
  { application, summary, batch }: Publication & { readonly batch: string | null },
): Promise<WireImportApplied | null> {
  const { idempotencyKey: key, onlyGood } = application;
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now();
    // Taking the number first makes catalogue writers wait for each other, so none changes a product meanwhile.
    const changedIn = await nextNumber(ctx, 'catalogue-version');
    if ((await settlingBatch(ctx.db)) !== null) return null;
    if (key !== null) await claimIdempotencyKey(ctx, { key, request: { id, onlyGood }, madeId: id });
    const changed = await rowsChangedSince(ctx.db, id);
    if (changed.length > 0) throw new Refusal('rows-changed', { members: { rows: changed } });
    await publishStaged(ctx.db, { importId: id, now, changedIn });
    if (batch !== null) {
      await ctx.db
        .updateTable('price_batches')
        .set({ status: 'applied', applied_at: now, claimed_until: null })
        .where('id', '=', batch)
        .execute();
    }
    const applied: WireImportApplied = { created: summary.new, updated: summary.changed, batch };
    await record(ctx, 'products-imported', { fileName, created: applied.created, updated: applied.updated });
    await ctx.db
      .updateTable('imports')
      .set({ ...applied, status: 'applied', busy_until: null, done: null, total: null })
      .where('id', '=', id)
      .execute();
    return applied;
  });
}
