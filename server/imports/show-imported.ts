import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { WireProductActionDone } from '#schemas/product-action-answers.ts';
import { settlePrices } from '#server/catalogue/settle-prices.ts';
import type { Database } from '#server/db/connect.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { actOnProducts } from '#server/product-actions/act-on-products.ts';
import { LEFT_VERSION } from './left-version.ts';
import { findImport } from './stored-import.ts';

const IDS_IN_A_PIECE = 500;

/**
 * Shows all products that an import made and that are still hidden, as one action that can be undone. It is part of the
 * import: undoing that takes them back as if nobody had touched them.
 * @throws Refusal 'import-not-found' · 'import-not-applied'
 */
export async function showImported(ctx: Context, id: string): Promise<WireProductActionDone> {
  assertMay(ctx, 'imports');
  const { status } = await findImport(ctx.db, id, ctx.now());
  if (status !== 'applied') throw new Refusal('import-not-applied');
  const ids = await hiddenProducts(ctx.db, id);
  if (ids.length === 0) return { changed: 0, undo: null };
  const untouched = await untouchedOf(ctx.db, id, ids);
  const choice = { ids: ids.map((_id) => ({ _id })), select: null };
  const done = await actOnProducts(ctx, { choice, action: { kind: 'show' }, idempotencyKey: null });
  await settlePrices(ctx);
  await inPieces([...untouched.keys()], (piece) => leaveShown(ctx.db, id, piece, untouched));
  return done;
}

/** The versions of those that nobody changed since the import and its photos. */
async function untouchedOf(
  db: Database,
  importId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  await inPieces(ids, async (piece) => {
    const { rows } = await sql<{ id: string; version: number }>`
      select p.id, p.version from import_products i join products p on p.id = i.product_id
      where i.import_id = ${importId} and p.id in (${sql.join(piece)}) and p.version <= ${LEFT_VERSION}`.execute(
      db,
    );
    for (const { id, version } of rows) found.set(id, version);
  });
  return found;
}

/** A product that somebody changed meanwhile has a later version. */
async function leaveShown(
  db: Database,
  importId: string,
  ids: readonly string[],
  before: ReadonlyMap<string, number>,
): Promise<void> {
  const shown = await db.selectFrom('products').select(['id', 'version']).where('id', 'in', ids).execute();
  const left = shown.filter(({ id, version }) => version === (before.get(id) ?? 0) + 1);
  for (const { id, version } of left) {
    await db
      .updateTable('import_products')
      .set({ left_version: version })
      .where('import_id', '=', importId)
      .where('product_id', '=', id)
      .execute();
  }
}

async function inPieces(
  ids: readonly string[],
  work: (piece: readonly string[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < ids.length; start += IDS_IN_A_PIECE) {
    await work(ids.slice(start, start + IDS_IN_A_PIECE));
    await nextTurn();
  }
}

/** The ids of products that an import made and that nobody has shown. */
export async function hiddenProducts(db: Database, importId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('import_products')
    .innerJoin('products', 'products.id', 'import_products.product_id')
    .select('products.id')
    .where('import_products.import_id', '=', importId)
    .where('import_products.version', 'is', null)
    .where('products.is_hidden', '=', 1)
    .where('products.deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
