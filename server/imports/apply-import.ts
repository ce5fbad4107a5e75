import { changedPricesInWords } from '#domain/prices/rule-in-words.ts';
import type { WireImportApplied } from '#schemas/import-answers.ts';
import { record } from '#server/audit/record.ts';
import { withPresentPlace } from '#server/catalogue/present-place.ts';
import { catalogueVersion, hasChangesSince } from '#server/catalogue/queries.ts';
import { settlePrices, settlingBatch } from '#server/catalogue/settle-prices.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { claimIdempotencyKey, idWithKey } from '#server/kernel/idempotency.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { dropStaged, type StagedRow, stageBatch } from '#server/price-changes/stage-batch.ts';
import { partsOf } from './import-parts.ts';
import { type PlanEntry, planKinds } from './import-plan.ts';
import { assertIsOpen } from './import-state.ts';
import {
  changedColumns,
  publishStaged,
  removeStaged,
  rowsChangedSince,
  type StagedChanges,
  stageEntries,
} from './staged-products.ts';
import { type CheckSummary, findImport, type StoredImport } from './stored-import.ts';

/** A process renews its claim with each piece; one that is older belongs to a process that died. In ms. */
const CLAIM_MS = 10_000;

/** Who publishes without a claim that is still its own publishes nothing. */
type Claim = { until: number };

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
    await removeStaged(ctx.db, stored.id, 'all');
    const count = summary.new + summary.changed;
    const staged = await stage(ctx, stored.plan, { importId: stored.id, claim, count });
    const applied = await publishWithPrices(ctx, found, { application, summary, staged, claim });
    await removeStaged(ctx.db, stored.id, 'copies');
    await ctx.catalogue.catchUp();
    return applied;
  } catch (error) {
    // A claim that passed to another process leaves everything to it.
    if (await giveUp(ctx, stored.id, claim)) await removeStaged(ctx.db, stored.id, 'copies');
    throw error;
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
async function claimImport(
  ctx: Context,
  { record: { id, plan } }: StoredImport,
  total: number,
): Promise<Claim> {
  const now = ctx.now();
  const claim: Claim = { until: now + CLAIM_MS };
  const claimed = await ctx.db
    .updateTable('imports')
    .set({ status: 'applying', busy_until: claim.until, done: 0, total })
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
  return claim;
}

/** @throws Refusal 'import-busy' when the claim passed to another process */
async function renew(ctx: Context, importId: string, claim: Claim, done?: number): Promise<void> {
  const until = ctx.now() + CLAIM_MS;
  const renewed = await ctx.db
    .updateTable('imports')
    .set({ busy_until: until, ...(done !== undefined && { done }) })
    .where('id', '=', importId)
    .where('status', '=', 'applying')
    .where('busy_until', '=', claim.until)
    .returning('id')
    .executeTakeFirst();
  if (renewed === undefined) throw new Refusal('import-busy');
  claim.until = until;
}

type Staged = StagedChanges & { readonly prices: readonly StagedRow[] };

/**
 * Writes the products to rows that nobody sees, in short transactions.
 * @throws Refusal 'import-not-checked' when the plan isn't whole any more: its file may be older than a day by now
 */
async function stage(
  ctx: Context,
  plan: string,
  { importId, claim, count }: { importId: string; claim: Claim; count: number },
): Promise<Staged> {
  const prices: StagedRow[] = [];
  const columns = new Set<string>();
  const staged = { prices, columns, hasNew: false, hasNewPhotos: false };
  let done = 0;
  for await (const entries of partsOf<PlanEntry>(ctx.db, { importId, kind: planKinds(plan).entries })) {
    done += entries.length;
    // The dry run may have been before a change of the categories.
    const placed = entries.map((entry) => ({ ...entry, product: withPresentPlace(ctx, entry.product) }));
    await inTransaction(ctx, async (ctx) => {
      await stageEntries(ctx.db, placed, { importId, now: ctx.now(), newId: ctx.newId });
      await renew(ctx, importId, claim, done);
    });
    for (const { version, before, product: after, cells, hasNewPhotos } of entries) {
      if (version === null) staged.hasNew = true;
      else {
        for (const column of changedColumns(cells)) columns.add(column);
        staged.hasNewPhotos ||= hasNewPhotos;
        if (before !== null) prices.push({ productId: before.id, version, before, after, offer: null });
      }
    }
  }
  if (done !== count) throw new Refusal('import-not-checked');
  return staged;
}

/** Makes the import what it was before; `false` when the claim passed to another process. */
async function giveUp({ db }: Context, importId: string, claim: Claim): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ status: 'checked', busy_until: null, done: null, total: null })
    .where('id', '=', importId)
    .where('status', '=', 'applying')
    .where('busy_until', '=', claim.until)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Publication = {
  readonly application: Application;
  readonly summary: CheckSummary;
  readonly staged: Staged;
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
      await renew(ctx, found.record.id, publication.claim);
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
    // Taking the number first makes catalogue writers wait for each other, so none changes a product meanwhile.
    const changedIn = await nextNumber(ctx, 'catalogue-version');
    if ((await settlingBatch(ctx.db)) !== null) return null;
    if (key !== null) await claimIdempotencyKey(ctx, { key, request: { id, onlyGood }, madeId: id });
    if (await hasChangesSince(ctx.db, seenIn)) await assertUnchanged(ctx, id);
    await publishStaged(ctx.db, { importId: id, now, changedIn }, staged);
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
