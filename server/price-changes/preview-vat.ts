import type { VatRuleInput } from '#schemas/price-change.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import { type SelectedCodes, selectedProducts } from './selected-products.ts';

/** Products that would change first; each kind in the catalogue's order. */
type VatPreview = SelectedCodes & { readonly products: readonly StoredProduct[] };

/** Whose VAT a rule would set, from the catalogue in memory; nothing is stored (LAW-001). */
export async function previewVat(ctx: Context, rule: VatRuleInput): Promise<VatPreview> {
  assertMay(ctx, 'prices');
  const changed: StoredProduct[] = [];
  const same: StoredProduct[] = [];
  const codes = await selectedProducts(ctx, rule, (product) => {
    (product.vat === rule.vat ? same : changed).push(product);
  });
  return { products: [...changed, ...same], ...codes };
}
