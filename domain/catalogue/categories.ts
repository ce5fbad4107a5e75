import type { CategoryPlace, CategoryTree } from './taxonomy.ts';

/** A place that products left for another. A type of '' means the whole subsection. */
export type FormerPlace = { readonly from: CategoryPlace; readonly to: CategoryPlace };

/** The shop's categories: those of now, and where old names lead. */
export type Categories = {
  readonly tree: CategoryTree;
  /** No place of the tree is among them, and each leads to a place of the tree. */
  readonly former: readonly FormerPlace[];
};

/** Where a place's products are now. A place that was never left stays as it is, known or not. */
export function placeNow(place: CategoryPlace, { former }: Pick<Categories, 'former'>): CategoryPlace {
  const left =
    former.find(({ from }) => isSamePlace(from, place)) ??
    former.find(({ from }) => isSamePlace(from, { ...place, type: '' }));
  if (left === undefined) return place;
  const { to } = left;
  return { ...to, type: to.type || place.type };
}

/** Compares names as stored. */
export function isSamePlace(one: CategoryPlace, other: CategoryPlace): boolean {
  return one.section === other.section && one.subsection === other.subsection && one.type === other.type;
}
