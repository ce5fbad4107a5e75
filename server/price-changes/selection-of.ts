import { NO_FILTERS } from '#domain/catalogue/filters.ts';
import { linkedCategory } from '#domain/catalogue/linked-category.ts';
import type { PriceSelection } from '#domain/prices/price-selection.ts';
import { ruleInWords } from '#domain/prices/rule-in-words.ts';
import type { PriceRuleInput } from '#schemas/price-change.ts';
import { unchangedSince } from '#server/catalogue/old-price.ts';
import type { Context } from '#server/context.ts';

/** A request's selection in the words of the domain. */
export function selectionOf(
  ctx: Pick<Context, 'now' | 'catalogue'>,
  { select }: Pick<PriceRuleInput, 'select'>,
): PriceSelection {
  return {
    ...categoryOf(ctx, select),
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

/** The names of the category as the shop calls it now: the screen may have been opened before a change. */
function categoryOf(
  { catalogue }: Pick<Context, 'catalogue'>,
  { section, subsection, type }: PriceRuleInput['select'],
): Pick<PriceSelection, 'section' | 'subsection' | 'type'> {
  const link = { subsection: subsection || NO_FILTERS.subsection, type: type || NO_FILTERS.type };
  const linked = linkedCategory(link, catalogue.categories());
  if (linked === null) return { section, subsection, type };
  const isAll = (name: string) => name === NO_FILTERS.type;
  return {
    section: null,
    subsection: isAll(linked.subsection) ? '' : linked.subsection,
    type: isAll(linked.type) ? '' : linked.type,
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
