import { SECTIONS } from '../products/sections.ts';
import { type Categories, hasCategory, isSameCategoryName, placeNow } from './categories.ts';
import { type Filters, NO_FILTERS } from './filters.ts';
import { type CategoryPlace, shownTaxonomy } from './taxonomy.ts';

type Category = Pick<Filters, 'type' | 'subsection'>;

/** Where a link to an old category leads now; `null` for a link that leads where it says, or nowhere (STORE-004). */
export function linkedCategory({ type, subsection }: Category, categories: Categories): Category | null {
  const isWhole = isBranch(type, categories);
  if (subsection === NO_FILTERS.subsection)
    return isWhole || type === NO_FILTERS.type ? null : linkedType(type, categories);
  for (const section of SECTIONS) {
    const link = { section, subsection, type: isWhole || type === NO_FILTERS.type ? '' : type };
    const place = placeNow(link, categories);
    if (place !== link && hasCategory(categories.tree, place)) return filtersOf(place);
  }
  return null;
}

function isBranch(type: string, { tree }: Categories): boolean {
  return shownTaxonomy(tree).some(({ filterType }) => isSameCategoryName(filterType, type));
}

/** A type alone names no subsection, so it leads on only where no subsection has it and all of its products went together. */
function linkedType(type: string, { tree, former }: Categories): Category | null {
  const isPresent = tree.some(({ subsections }) =>
    subsections.some(({ types }) => types.some(({ name }) => isSameCategoryName(name, type))),
  );
  if (isPresent) return null;
  const places = former.filter(({ from }) => isSameCategoryName(from.type, type)).map(({ to }) => to);
  const [place] = places;
  const isOne = new Set(places.map((to) => `${to.subsection}\n${to.type}`)).size === 1;
  return place !== undefined && isOne ? filtersOf(place) : null;
}

function filtersOf({ subsection, type }: CategoryPlace): Category {
  return { subsection, type: type || NO_FILTERS.type };
}
