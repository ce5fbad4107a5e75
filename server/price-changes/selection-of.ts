import type { PriceSelection } from '#domain/prices/price-selection.ts';
import { ruleInWords } from '#domain/prices/rule-in-words.ts';
import { dayStart } from '#domain/time/shop-days.ts';
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
    isExcept: select.except,
    unchangedSince: latestChange(select, ctx.now()),
  };
}

/** The last moment at which a chosen price may have changed. */
function latestChange(
  { unchangedDays, unchangedToday }: PriceRuleInput['select'],
  now: number,
): number | null {
  const moments = [
    ...(unchangedDays === null ? [] : [unchangedSince(unchangedDays, now)]),
    ...(unchangedToday ? [dayStart(now) - 1] : []),
  ];
  return moments.length === 0 ? null : Math.min(...moments);
}

export function wordsOf(
  ctx: Pick<Context, 'now' | 'catalogue'>,
  rule: PriceRuleInput,
  changed: number,
): string {
  const { change, rounding, select } = rule;
  const { unchangedDays, unchangedToday } = select;
  const selection = selectionOf(ctx, rule);
  return ruleInWords({ selection, unchangedDays, unchangedToday, change, rounding }, changed);
}
