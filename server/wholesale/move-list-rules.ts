import type { CategoryPlace } from '#domain/catalogue/taxonomy.ts';
import { storedSection } from '#domain/products/sections.ts';
import type { ListRule } from '#domain/wholesale/wholesale-list.ts';
import type { Database } from '#server/db/connect.ts';
import { findPriceLists } from './queries.ts';

/**
 * The rules of price lists follow the categories that they name, as the products do; else their holders would pay what
 * everybody pays.
 * @param placeOf where a category goes; `null` for one that stays
 */
export async function moveListRules(
  db: Database,
  placeOf: (place: CategoryPlace) => CategoryPlace | null,
): Promise<void> {
  for (const { id, rules } of await findPriceLists(db)) {
    const moved = rules.map((rule) => movedRule(rule, placeOf));
    if (moved.every((rule, at) => rule === rules[at])) continue;
    await db
      .updateTable('price_lists')
      .set((row) => ({ rules: JSON.stringify(moved), version: row('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
  }
}

function movedRule(rule: ListRule, placeOf: (place: CategoryPlace) => CategoryPlace | null): ListRule {
  const { section, subsection, type } = rule;
  if (section === '') return rule;
  const place = placeOf({ section: storedSection(section), subsection, type });
  return place === null
    ? rule
    : { ...rule, section: place.section, subsection: place.subsection, type: place.type };
}
