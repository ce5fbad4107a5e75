import { codeKey } from '#domain/catalogue/catalogue-entry.ts';
import { type AlteredPrice, alteredPrice, largestDifference } from '#domain/prices/price-alteration.ts';
import { isSelected, preparedSelection } from '#domain/prices/price-selection.ts';
import type { PriceRuleInput } from '#schemas/price-change.ts';
import { assertMay } from '#server/accounts/assert-may.ts';
import { breathsBetween } from '#server/breathe.ts';
import type { StoredProduct } from '#server/catalogue/stored-product.ts';
import type { Context } from '#server/context.ts';
import { selectionOf } from './selection-of.ts';

/** Products that are looked at in one go; they take a ms or two. */
const PIECE = 250;

export type PreviewRow = AlteredPrice & {
  readonly product: StoredProduct;
  /** In hundredths of a percent. */
  readonly difference: number;
};

export type PricePreview = {
  /** The largest difference first; products of one difference in the catalogue's order. */
  readonly rows: readonly PreviewRow[];
  /** The given codes that no product has. */
  readonly unknownCodes: readonly string[];
  /** The given codes of hidden products, while the rule leaves hidden ones out. */
  readonly hiddenCodes: readonly string[];
};

/** What a rule would change, from the catalogue in memory; nothing is stored (STUDIO-004). */
export async function previewPrices(ctx: Context, rule: PriceRuleInput): Promise<PricePreview> {
  assertMay(ctx, 'prices');
  const selection = preparedSelection(selectionOf(ctx, rule));
  const { entries } = ctx.catalogue.all();
  const unknown = new Map((rule.select.codes ?? []).map((code) => [codeKey(code), code]));
  unknown.delete('');
  const hiddenCodes: string[] = [];
  // Sorted by whole groups, because sorting all rows would be one long piece.
  const byDifference = new Map<number, PreviewRow[]>();
  const letPass = breathsBetween();
  for (const [index, entry] of entries.entries()) {
    if (index % PIECE === 0) await letPass();
    if (unknown.size > 0 && entry.product.code !== null) {
      const given = unknown.get(entry.code);
      if (given !== undefined && entry.product.isHidden && !selection.includesHidden) hiddenCodes.push(given);
      unknown.delete(entry.code);
    }
    if (!isSelected(entry, selection)) continue;
    const { product } = entry;
    const altered = alteredPrice(product, rule);
    const difference = largestDifference(product, altered.after);
    const row = { ...altered, product, difference };
    const others = byDifference.get(difference);
    if (others === undefined) byDifference.set(difference, [row]);
    else others.push(row);
  }
  const groups = [...byDifference].sort(([one], [other]) => other - one);
  const rows = groups.flatMap(([, rows]) => rows);
  return { rows, unknownCodes: [...unknown.values()], hiddenCodes };
}
