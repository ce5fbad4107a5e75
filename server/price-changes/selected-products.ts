import { codesMeaning } from '#domain/prices/meant-codes.ts';
import { isSelected, preparedSelection } from '#domain/prices/price-selection.ts';
import type { PriceRuleInput } from '#schemas/price-change.ts';
import { breathsBetween } from '#server/kernel/breathe.ts';
import type { Context } from '#server/kernel/context.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import { selectionOf } from './selection-of.ts';

/** Products that are looked at in one go; they take a ms or two. */
const PIECE = 250;

export type SelectedCodes = {
  /** The given codes that no product has. */
  readonly unknownCodes: readonly string[];
  /** The given codes of hidden products, while the rule leaves hidden ones out. */
  readonly hiddenCodes: readonly string[];
  /** How many hidden products the rule leaves out that it would choose otherwise. */
  readonly hiddenLeftOut: number;
};

/** Hands each selected product on, in the catalogue's order, from memory (STUDIO-002). */
export async function selectedProducts(
  ctx: Pick<Context, 'now' | 'catalogue'>,
  rule: Pick<PriceRuleInput, 'select'>,
  take: (product: StoredProduct) => void,
): Promise<SelectedCodes> {
  const { entries } = ctx.catalogue.all();
  const selection = preparedSelection(selectionOf(ctx, rule), entries);
  const withHidden = { ...selection, includesHidden: true };
  const { codes, includesHidden } = selection;
  const unknownCodes = new Set(codes?.parted.values());
  const hiddenCodes = new Set<string>();
  let hiddenLeftOut = 0;
  const letPass = breathsBetween();
  for (const [index, entry] of entries.entries()) {
    if (index % PIECE === 0) await letPass();
    const isLeftOut = entry.product.isHidden && !includesHidden;
    for (const code of codes === null ? [] : codesMeaning(entry, codes)) {
      unknownCodes.delete(code);
      if (isLeftOut) hiddenCodes.add(code);
    }
    if (!isSelected(entry, withHidden)) continue;
    if (isLeftOut) hiddenLeftOut += 1;
    else take(entry.product);
  }
  return { unknownCodes: [...unknownCodes], hiddenCodes: [...hiddenCodes], hiddenLeftOut };
}
