import { normalisedCategory } from '../text/normalised.ts';
import { type CategoryPlace, type CategoryTree, OTHERS, type SubsectionNode } from './taxonomy.ts';

/** A place that was left for another. A type of '' means the whole subsection, or the type of before. */
export type FormerPlace = { readonly from: CategoryPlace; readonly to: CategoryPlace };

/** The shop's categories: those of now, and where old names lead. */
export type Categories = {
  readonly tree: CategoryTree;
  /** No place of the tree is left, and each leads to a place of the tree. */
  readonly former: readonly FormerPlace[];
};

/** Where a place leads now, spelled like the tree. A place that was never left stays, known or not. */
export function placeNow(place: CategoryPlace, { tree, former }: Categories): CategoryPlace {
  if (hasCategory(tree, place)) return place;
  return spelledPlace(movedPlace(place, former) ?? place, tree);
}

/** Where a list of moves leads a place; `null` if it stays. A move of the very type comes before one of its subsection. */
export function movedPlace(place: CategoryPlace, moves: readonly FormerPlace[]): CategoryPlace | null {
  const move =
    moves.find(({ from }) => isSamePlace(from, place)) ??
    moves.find(({ from }) => isSamePlace(from, { ...place, type: '' }));
  return move === undefined ? null : { ...move.to, type: move.to.type || place.type };
}

/** Compares names as the shop does: without case and accents. */
export function isSamePlace(one: CategoryPlace, other: CategoryPlace): boolean {
  return (
    one.section === other.section &&
    isSameCategoryName(one.subsection, other.subsection) &&
    isSameCategoryName(one.type, other.type)
  );
}

export function isSameCategoryName(one: string, other: string): boolean {
  return normalisedCategory(one) === normalisedCategory(other);
}

/** The subsection of a place; `null` when the tree has none. */
export function subsectionAt(
  tree: CategoryTree,
  { section, subsection }: CategoryPlace,
): SubsectionNode | null {
  const branch = tree.find((one) => one.section === section);
  return branch?.subsections.find(({ name }) => isSameCategoryName(name, subsection)) ?? null;
}

/** Whether a place is one of the tree: a whole subsection (''), one of its types, or 'Otros'. */
export function hasCategory(tree: CategoryTree, place: CategoryPlace): boolean {
  const subsection = subsectionAt(tree, place);
  if (subsection === null) return false;
  return place.type === '' || typeNames(subsection).some((name) => isSameCategoryName(name, place.type));
}

/** The place with the names as the tree spells them. */
export function spelledPlace(place: CategoryPlace, tree: CategoryTree): CategoryPlace {
  const subsection = subsectionAt(tree, place);
  if (subsection === null) return place;
  const type = typeNames(subsection).find((name) => isSameCategoryName(name, place.type));
  return { ...place, subsection: subsection.name, type: type ?? place.type };
}

function typeNames({ types }: SubsectionNode): string[] {
  return [...types.map(({ name }) => name), OTHERS];
}
