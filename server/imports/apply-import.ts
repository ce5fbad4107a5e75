import { changedPricesInWords } from '#domain/prices/rule-in-words.ts';
import type { WireImportApplied } from '#schemas/import-answers.ts';
import { record } from '#server/audit/record.ts';
import { catalogueVersion, hasChangesSince } from '#server/catalogue/queries.ts';
import { readCategories } from '#server/catalogue/read-categories.ts';
import { settlePrices, settlingBatch } from '#server/catalogue/settle-prices.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { claimIdempotencyKey, idWithKey } from '#server/kernel/idempotency.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { dropStaged, stageBatch } from '#server/price-changes/stage-batch.ts';
import { lockedThere, writeCounts } from '#server/stock/write-counts.ts';
import { type Claim, claimImport, giveUpImport, renewClaimOf } from './import-claim.ts';
import { assertIsOpen } from './import-state.ts';
import { type StagedPlan, stagePlan } from './stage-plan.ts';
import { publishStaged, removeStaged, rowsChangedSince } from './staged-products.ts';
import { type CheckSummary, findImport, type StoredImport } from './stored-import.ts';

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
  assertMay(ctx, 'imports');
  const found = await findImport(ctx.db, application.id, ctx.now());
  if (await isRepeated(ctx, found, application)) return appliedAnswer(found);
  assertIsOpen(found);
  const { record: stored, summary } = found;
  if (stored.plan === null || summary === null) throw new Refusal('import-not-checked');
  if (summary.wrong > 0 && !application.onlyGood)
    throw new Refusal('wrong-rows', { members: { wrong: summary.wrong } });
  const claim = await claimImport(ctx, found, summary.new + summary.changed);
  try {
    const applied = await stagedAndPublished(ctx, found, { application, summary, plan: stored.plan, claim });
    await removeStaged(ctx.db, stored.id, { what: 'copies' });
    await ctx.catalogue.catchUp();
    return applied;
  } catch (error) {
    // A claim that passed to another process leaves everything to it.
    if (await giveUpImport(ctx, stored.id, claim)) await removeStaged(ctx.db, stored.id, { what: 'copies' });
    throw error;
  }
}

/** The rows have places of a tree that is not the shop's any more. */
class TreeChanged extends Error {}

type Run = Pick<Publication, 'application' | 'summary' | 'claim'> & { readonly plan: string };

/** The rows are staged again where the categories change before they count. */
async function stagedAndPublished(ctx: Context, found: StoredImport, run: Run): Promise<WireImportApplied> {
  const { id: importId } = found.record;
  const count = run.summary.new + run.summary.changed;
  const renew = () => renewClaimOf(ctx, importId, run.claim);
  for (;;) {
    await removeStaged(ctx.db, importId, { what: 'all', afterPiece: renew });
    await ctx.catalogue.catchUp();
    const staged = await stagePlan(ctx, run.plan, { importId, claim: run.claim, count });
    try {
      return await publishWithPrices(ctx, found, { ...run, staged });
    } catch (error) {
      if (!(error instanceof TreeChanged)) throw error;
      await renew();
    }
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

type Publication = {
  readonly application: Application;
  readonly summary: CheckSummary;
  readonly staged: StagedPlan;
  readonly claim: Claim;
};

/** The changed prices are a batch of the price history, staged like the products. */
async function publishWithPrices(
  ctx: Context,
  found: StoredImport,
  publication: Publication,
): Promise<WireImportApplied> {
  const { prices } = publication.staged;
  const rule = `Importación de ${found.record.file_name}: ${changedPricesInWords(prices.length)}`;
  const history = { source: 'import', rule, note: '', startsAt: null, endsAt: null, undoOf: null } as const;
  const batch = prices.length === 0 ? null : await stageBatch(ctx, history, prices);
  try {
    for (;;) {
      // Read first: prices of a batch that begins later may reach the products after they are compared.
      const seenIn = await catalogueVersion(ctx.db);
      await settlePrices(ctx);
      await renewClaimOf(ctx, found.record.id, publication.claim);
      // All rows are compared before the transaction, which orders wait for.
      await assertUnchanged(ctx, found.record.id);
      const applied = await publish(ctx, found, { ...publication, batch, seenIn });
      if (applied !== null) return applied;
    }
  } catch (error) {
    if (batch !== null) await dropStaged(ctx, batch);
    throw error;
  }
}

/** @throws Refusal 'rows-changed' */
async function assertUnchanged({ db }: Context, importId: string): Promise<void> {
  const rows = await rowsChangedSince(db, importId);
  if (rows.length > 0) throw new Refusal('rows-changed', { members: { rows } });
}

/** One short transaction. `null` while prices of another batch are being copied to the products. */
async function publish(
  ctx: Context,
  { record: { id, file_name: fileName } }: StoredImport,
  {
    application,
    summary,
    staged,
    batch,
    claim,
    seenIn,
  }: Publication & {
    readonly batch: string | null;
    readonly seenIn: number;
  },
): Promise<WireImportApplied | null> {
  const { idempotencyKey: key, onlyGood } = application;
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now();
    // Who takes from the shelf locks its sums before the counter.
    const there = await lockedThere(ctx.db, staged.counts);
    // Taking the number first makes catalogue writers wait for each other, so none changes a product meanwhile.
    const changedIn = await nextNumber(ctx, 'catalogue-version');
    if ((await settlingBatch(ctx.db)) !== null) return null;
    if ((await readCategories(ctx.db)).version !== staged.treeVersion) throw new TreeChanged();
    if (key !== null) await claimIdempotencyKey(ctx, { key, request: { id, onlyGood }, madeId: id });
    if (await hasChangesSince(ctx.db, seenIn)) await assertUnchanged(ctx, id);
    await publishStaged(ctx.db, { importId: id, now, changedIn }, staged);
    if (staged.counts.length > 0) {
      const note = `Importación de ${fileName}`;
      await writeCounts(ctx, { batchId: id, note, counts: staged.counts, there });
    }
    if (batch !== null) {
      const begun = await ctx.db
        .updateTable('price_batches')
        .set({ status: 'applied', applied_at: now, claimed_until: null })
        .where('id', '=', batch)
        .where('status', '=', 'staged')
        .returning('id')
        .executeTakeFirst();
      // Staged batches that waited for long are dropped.
      if (begun === undefined) throw new Refusal('import-busy');
    }
    const applied: WireImportApplied = { created: summary.new, updated: summary.changed, batch };
    await record(ctx, 'products-imported', { fileName, created: applied.created, updated: applied.updated });
    const { numUpdatedRows } = await ctx.db
      .updateTable('imports')
      .set({ ...applied, status: 'applied', busy_until: null, done: null, total: null })
      .where('id', '=', id)
      .where('busy_until', '=', claim.until)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Refusal('import-busy');
    return applied;
  });
}
