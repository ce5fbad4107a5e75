import type { PriceSelection } from '#domain/prices/price-selection.ts';
import { ruleInWords } from '#domain/prices/rule-in-words.ts';
import type { PriceRuleInput } from '#schemas/price-change.ts';
import { unchangedSince } from '#server/catalogue/old-price.ts';
import { presentCategory } from '#server/catalogue/present-category.ts';
import type { Context } from '#server/kernel/context.ts';

/** A request's selection in the words of the domain. */
export function selectionOf(
  ctx: Pick<Context, 'now' | 'catalogue'>,
  { select }: Pick<PriceRuleInput, 'select'>,
): PriceSelection {
  return {
    ...presentCategory(ctx, {
      section: select.section,
      subsection: select.subsection,
      type: select.type,
    }),
    brand: select.brand,
    text: select.q,
    codes: select.codes,
    ids: select.ids,
    onlyOffers: select.offers,
    onlyBulkOffers: select.bulk,
    onlyWithoutPhoto: select.withoutPhoto,
    minPrice: select.minPrice,
    maxPrice: select.maxPrice,
    includesHidden: select.hidden,
    unchangedSince: select.unchangedDays === null ? null : unchangedSince(select.unchangedDays, ctx.now()),
  };
}

export function wordsOf(
  ctx: Pick<Context, 'now' | 'catalogue'>,
  rule: PriceRuleInput,
  changed: number,
): string {
  const { change, rounding, select } = rule;
  const { unchangedDays } = select;
  return ruleInWords({ selection: selectionOf(ctx, rule), unchangedDays, change, rounding }, changed);
}
