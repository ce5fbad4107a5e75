import type { SelectionRuleInput } from '#schemas/price-change.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { type SelectedCodes, selectedProducts } from './selected-products.ts';

const spanish = new Intl.Collator('es-AR');

type CountOfSelected = SelectedCodes & { readonly count: number; readonly brands: readonly string[] };

/** How many products a selection has, and their brands: all that shows before a change is typed (STUDIO-002). */
export async function countSelected(ctx: Context, rule: SelectionRuleInput): Promise<CountOfSelected> {
  assertMay(ctx, 'prices');
  let count = 0;
  const brands = new Set<string>();
  const codes = await selectedProducts(ctx, rule, ({ brand }) => {
    count += 1;
    brands.add(brand);
  });
  brands.delete('');
  return { count, brands: [...brands].sort(spanish.compare), ...codes };
}
