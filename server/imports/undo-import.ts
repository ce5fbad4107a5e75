import { sql } from 'kysely';
import type { WireImportUndone } from '#schemas/import-answers.ts';
import { record } from '#server/audit/record.ts';
import { findProducts } from '#server/catalogue/queries.ts';
import { settlePrices } from '#server/catalogue/settle-prices.ts';
import type { Database } from '#server/db/connect.ts';
import type { ImportRecord } from '#server/db/tables/import-tables.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { takeBack } from '#server/price-changes/undo-price-batch.ts';
import { findBatch } from '#server/price-history/queries.ts';
import { takeBackCounts } from '#server/stock/take-back-counts.ts';
import { findImport } from './stored-import.ts';

type Kept = WireImportUndone['kept'];

/**
 * Takes an import back: removes the products that it made, unless somebody ordered or edited them, and restores the
 * prices and counts that it changed, unless they changed since. The other cells that it changed stay. Removed products can be
 * restored like any deleted one. An import of which nothing can be undone stays applied.
 * @throws Refusal 'import-not-found' · 'import-not-applied'
 */
export async function undoImport(ctx: Context, id: string): Promise<WireImportUndone> {
  assertMay(ctx, 'imports');
  const { record: stored, summary } = await findImport(ctx.db, id, ctx.now());
  if (stored.status !== 'applied') throw new Refusal('import-not-applied');
  const note = `Se deshizo la importación de ${stored.file_name}`;
  const counts = await takeBackCounts(ctx, { batchId: id, note });
  let made: Removal = { removed: 0, kept: [], isUndone: false };
  const prices = await restorePrices(ctx, stored.batch, async (ctx, restoresPrices) => {
    made = await removeMade(ctx, stored, restoresPrices || counts.taken > 0);
  });
  await ctx.catalogue.catchUp();
  const kept = [
    ...made.kept,
    ...(await keptFor(ctx, 'changed-since', prices.changedSince)),
    ...(await keptFor(ctx, 'counted-since', counts.changedSince)),
  ];
  return {
    removed: made.removed,
    restored: prices.restored,
    ...(counts.taken > 0 && { counts: counts.taken }),
    otherChanges: summary?.otherChanges ?? 0,
    isUndone: made.isUndone,
    kept,
  };
}

async function keptFor(
  { db }: Context,
  reason: Kept[number]['reason'],
  ids: readonly string[],
): Promise<Kept> {
  const found = await findProducts(db, ids);
  return found
    .filter(({ deletedAt }) => deletedAt === null)
    .map(({ id, code, name }) => ({ _id: id, code: code ?? '', name, reason }));
}

type Removal = { readonly removed: number; readonly kept: Kept; readonly isUndone: boolean };

/** Restores the prices in one transaction with `also`; without any to restore, `also` has a transaction of its own. */
async function restorePrices(
  ctx: Context,
  batchId: string | null,
  also: (ctx: Context, restoresPrices: boolean) => Promise<void>,
): Promise<{ restored: number; changedSince: readonly string[] }> {
  const batch = batchId === null ? null : await findBatch(ctx.db, batchId);
  const withPrices = (ctx: Context) => also(ctx, true);
  const undo = batch === null ? null : await takeBack(ctx, batch, { ids: null, also: withPrices });
  if (undo === null || undo.id === null) {
    await settlePrices(ctx);
    await inTransaction(ctx, (ctx) => also(ctx, false));
  }
  return { restored: undo?.restored ?? 0, changedSince: undo?.changedSince ?? [] };
}

async function removeMade(
  ctx: Context,
  { id, file_name: fileName }: ImportRecord,
  restoresOther: boolean,
): Promise<Removal> {
  // Taking the number first makes catalogue writers wait for each other, two undos too.
  const changedIn = await nextNumber(ctx, 'catalogue-version');
  const present = await ctx.db.selectFrom('imports').select('status').where('id', '=', id).executeTakeFirst();
  if (present?.status !== 'applied') throw new Refusal('import-not-applied');
  const kept = await keptProducts(ctx.db, id);
  const removed = await removeUntouched(ctx.db, id, { now: ctx.now(), changedIn });
  const isUndone = removed > 0 || restoresOther || (await hasWaitingPhotos(ctx.db, id));
  if (isUndone) {
    await ctx.db.updateTable('imports').set({ status: 'undone' }).where('id', '=', id).execute();
    await record(ctx, 'import-undone', { fileName, removed });
  }
  return { removed, kept, isUndone };
}

/** An undone import fetches no more photos. */
async function hasWaitingPhotos(db: Database, importId: string): Promise<boolean> {
  const waiting = await db
    .selectFrom('import_photos')
    .select('row')
    .where('import_id', '=', importId)
    .where('state', '=', sql.lit('waiting'))
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}

const MADE = sql`
  import_products i join products p on p.id = i.product_id and p.deleted_at is null
  where i.version is null`;
/** Showing it, its photos, later files, prices and what was done with many products are no edits. */
const IS_EDITED = sql`p.edited_version > 1`;
const IS_ORDERED = sql`exists (select 1 from order_lines l where l.product_id = p.id)`;

/** The products of an import that stay, with the reason. */
async function keptProducts(db: Database, importId: string): Promise<Kept> {
  const { rows } = await sql<Kept[number]>`
    select p.id as "_id", coalesce(p.code, '') as code, p.name as name,
      case when ${IS_ORDERED} then 'ordered' else 'edited' end as reason
    from ${MADE} and i.import_id = ${importId} and (${IS_EDITED} or ${IS_ORDERED})
    order by p.name, p.id`.execute(db);
  return rows;
}

async function removeUntouched(
  db: Database,
  importId: string,
  { now, changedIn }: { now: number; changedIn: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update products set deleted_at = ${now}, updated_at = ${now}, changed_in = ${changedIn}, version = version + 1
    where id in (
      select p.id from ${MADE} and i.import_id = ${importId} and not ${IS_EDITED} and not ${IS_ORDERED})
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}
