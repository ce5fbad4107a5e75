import { type AlteredPrice, alteredPrice, shownDifference } from '#domain/prices/price-alteration.ts';
import type { ProductPrice } from '#domain/pricing/product-price.ts';
import type { PriceRuleInput } from '#schemas/price-change.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import { type SelectedCodes, selectedProducts } from './selected-products.ts';

export type PreviewRow = AlteredPrice & {
  readonly product: StoredProduct;
  /** As its row shows it, without its sign. */
  readonly difference: number;
};

export type PricePreview = SelectedCodes & {
  /** The largest difference first; products of one difference in the catalogue's order. */
  readonly rows: readonly PreviewRow[];
};

/** What a rule would change, from the catalogue in memory; nothing is stored (STUDIO-004). */
export async function previewPrices(ctx: Context, rule: PriceRuleInput): Promise<PricePreview> {
  assertMay(ctx, 'prices');
  // Sorted by whole groups, because sorting all rows would be one long piece.
  const byDifference = new Map<number, PreviewRow[]>();
  const codes = await selectedProducts(ctx, rule, (product) => {
    const altered = alteredPrice(product, rule);
    const difference = Math.abs(shownDifference(amountsOf(product), amountsOf(altered.after)) ?? 0);
    const row = { ...altered, product, difference };
    const others = byDifference.get(difference);
    if (others === undefined) byDifference.set(difference, [row]);
    else others.push(row);
  });
  const groups = [...byDifference].sort(([one], [other]) => other - one);
  return { rows: groups.flatMap(([, rows]) => rows), ...codes };
}

function amountsOf({ price, bulkOffer }: ProductPrice) {
  return { price, pack: bulkOffer?.packPrice ?? null };
}
