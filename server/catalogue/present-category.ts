import { NO_FILTERS } from '#domain/catalogue/filters.ts';
import { linkedCategory } from '#domain/catalogue/linked-category.ts';
import type { Section } from '#domain/products/sections.ts';
import type { Context } from '#server/kernel/context.ts';

type Chosen = { readonly section: Section | null; readonly subsection: string; readonly type: string };

/** The names of a chosen category as the shop calls it now: the screen may have been opened before a change. */
export function presentCategory({ catalogue }: Pick<Context, 'catalogue'>, chosen: Chosen): Chosen {
  const { subsection, type } = chosen;
  const link = { subsection: subsection || NO_FILTERS.subsection, type: type || NO_FILTERS.type };
  const linked = linkedCategory(link, catalogue.categories());
  if (linked === null) return chosen;
  const isAll = (name: string) => name === NO_FILTERS.type;
  return {
    section: null,
    subsection: isAll(linked.subsection) ? '' : linked.subsection,
    type: isAll(linked.type) ? '' : linked.type,
  };
}
