import type { WireImportChange, WireImportEntry, WireImportState } from '#schemas/import-answers.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { placesOfCategories } from './category-memory.ts';
import { firstChanges, pageOfChanges } from './import-changes.ts';
import { ROWS } from './import-parts.ts';
import { photosOf } from './import-photos.ts';
import { countWithoutPhoto, hiddenProducts } from './show-imported.ts';
import { findImport, importEntry, KEPT_MS, statusOf } from './stored-import.ts';
import { wireColumns } from './wire-columns.ts';

const LISTED = 200;

/** The last imports, newest first. */
export async function listImports(ctx: Context): Promise<WireImportEntry[]> {
  assertMay(ctx, 'imports');
  const records = await ctx.db
    .selectFrom('imports')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(LISTED)
    .execute();
  const kept = await ctx.db
    .selectFrom('import_parts')
    .select('import_id')
    .where('kind', '=', ROWS)
    .where('position', '=', 0)
    .execute();
  const withFile = new Set(kept.map(({ import_id }) => import_id));
  return records.map((record) =>
    importEntry(record, statusOf(record, { hasFile: withFile.has(record.id), now: ctx.now() })),
  );
}

/** All that the four steps of an import need to go on. @throws Refusal 'import-not-found' */
export async function importState(ctx: Context, id: string): Promise<WireImportState> {
  assertMay(ctx, 'imports');
  const { record, status, columns, sheets, request, summary } = await findImport(ctx.db, id, ctx.now());
  const { plan, done, total } = record;
  const check =
    summary === null || plan === null
      ? null
      : { ...summary, plan, changes: await firstChanges(ctx.db, { importId: id, plan }) };
  const places = await placesOfCategories(ctx.db);
  return {
    ...importEntry(record, status),
    sheet: record.sheet,
    headerRow: record.header_row,
    sheets,
    columns: status === 'expired' ? [] : wireColumns(columns),
    request,
    check,
    remembered: Object.fromEntries(places),
    expiresAt: new Date(record.created_at + KEPT_MS).toISOString(),
    hidden: status === 'applied' ? (await hiddenProducts(ctx.db, id)).length : 0,
    withoutPhoto: status === 'applied' ? await countWithoutPhoto(ctx.db, id) : 0,
    photos: status === 'applied' || status === 'undone' ? await photosOf(ctx.db, id) : null,
    progress: done === null || total === null ? null : { done, total },
  };
}

/** A page of 100 changes of the last dry run. @throws Refusal 'import-not-found' */
export async function listImportChanges(
  ctx: Context,
  { id, page }: { id: string; page: number },
): Promise<{ changes: WireImportChange[]; total: number }> {
  assertMay(ctx, 'imports');
  const { record, summary } = await findImport(ctx.db, id, ctx.now());
  if (record.plan === null || summary === null) return { changes: [], total: 0 };
  const changes = await pageOfChanges(ctx.db, { importId: id, plan: record.plan }, page);
  return { changes, total: summary.new + summary.changed };
}
