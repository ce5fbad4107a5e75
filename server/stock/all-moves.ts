import { findProducts } from '#server/catalogue/queries.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import { type MoveWithOrder, movesBefore } from './queries.ts';

/** A row of the ledger with its product, deleted or not; `null` for one that is gone for good. */
export type NamedMove = MoveWithOrder & { readonly product: StoredProduct | null };

const BATCH = 500;

/** The whole ledger, or that of a product, newest first (STOCK-006). */
export async function* allMoves(
  ctx: Context,
  { productId }: { readonly productId: string | null },
): AsyncGenerator<NamedMove[]> {
  assertMay(ctx, 'receive-stock');
  for (let before: number | null = null; ; ) {
    const moves: MoveWithOrder[] = await movesBefore(ctx.db, { productId, before, limit: BATCH });
    const ids = new Set(moves.map(({ product_id }) => product_id));
    const products = new Map((await findProducts(ctx.db, [...ids])).map((product) => [product.id, product]));
    yield moves.map((move) => ({ ...move, product: products.get(move.product_id) ?? null }));
    const last = moves.at(-1);
    if (last === undefined || moves.length < BATCH) return;
    before = last.id;
  }
}
