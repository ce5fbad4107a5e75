import type { WireProductActionDone } from '#schemas/product-action-answers.ts';
import type { Database } from '#server/db/connect.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { actOnProducts } from '#server/product-actions/act-on-products.ts';
import { findImport } from './stored-import.ts';

/**
 * Shows all products that an import made and that are still hidden, as one action that can be undone.
 * @throws Refusal 'import-not-found' · 'import-not-applied'
 */
export async function showImported(ctx: Context, id: string): Promise<WireProductActionDone> {
  assertMay(ctx, 'imports');
  const { status } = await findImport(ctx.db, id, ctx.now());
  if (status !== 'applied') throw new Refusal('import-not-applied');
  const ids = await hiddenProducts(ctx.db, id);
  if (ids.length === 0) return { changed: 0, undo: null };
  const choice = { ids: ids.map((_id) => ({ _id })), select: null };
  return actOnProducts(ctx, { choice, action: { kind: 'show' }, idempotencyKey: null });
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

/** How many products that an import made have no photo. */
export async function countWithoutPhoto(db: Database, importId: string): Promise<number> {
  const { total } = await db
    .selectFrom('import_products')
    .innerJoin('products', 'products.id', 'import_products.product_id')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('import_products.import_id', '=', importId)
    .where('import_products.version', 'is', null)
    .where('products.deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('product_photos')
            .select('product_photos.product_id')
            .whereRef('product_photos.product_id', '=', 'products.id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return total;
}
