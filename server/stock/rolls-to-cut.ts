import type { PickedProduct } from '#domain/orders/pick-list.ts';
import { type CutPlan, cutPlan } from '#domain/stock/cut-plan.ts';
import { placeKey } from '#domain/stock/shelf.ts';
import { shelfVariantOf } from '#domain/stock/shelf-variants.ts';
import { isCountedIn } from '#domain/stock/stock-unit.ts';
import { findProducts } from '#server/catalogue/queries.ts';
import type { Context } from '#server/kernel/context.ts';
import { sumsOf } from './queries.ts';
import { rollsOf } from './stored-rolls.ts';

/** Which roll gives which cut of a product's variant; `null` where nobody counted its rolls. */
export type RollsToCut = (productId: string, variant: string) => CutPlan | null;

/** Proposes for all that is to be cut from which rolls (STOCK-005). Without anything to cut the shelf is not read. */
export async function rollsToCut(ctx: Context, picked: readonly PickedProduct[]): Promise<RollsToCut> {
  const cut = picked.filter(({ variants }) => variants.some(({ pieces }) => pieces.length > 0));
  if (cut.length === 0 || !ctx.store.stock.isOn) return () => null;
  const ids = [...new Set(cut.map(({ product }) => product.id))];
  const products = new Map((await findProducts(ctx.db, ids)).map((product) => [product.id, product]));
  const rolls = new Map(
    (await sumsOf(ctx.db, ids)).flatMap((sum) => {
      const product = products.get(sum.product_id);
      const known = product !== undefined && isCountedIn(sum, product.saleUnit) ? rollsOf(sum) : null;
      return known === null ? [] : [[placeKey({ productId: sum.product_id, variant: sum.variant }), known]];
    }),
  );
  return (productId, variant) => {
    const product = products.get(productId);
    const place = { productId, variant: product ? shelfVariantOf(product, variant) : variant };
    const pieces = cut
      .filter(({ product }) => product.id === productId)
      .flatMap(({ variants }) => variants.filter((one) => one.variant === variant))
      .flatMap((one) => one.pieces);
    const known = rolls.get(placeKey(place));
    return known === undefined || pieces.length === 0 ? null : cutPlan(known, pieces);
  };
}
