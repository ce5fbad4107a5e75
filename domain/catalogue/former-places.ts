import {
  type Categories,
  type FormerPlace,
  hasCategory,
  isSamePlace,
  movedPlace,
  subsectionAt,
} from './categories.ts';
import type { CategoryTree } from './taxonomy.ts';

/** Old names that the shop remembers; the oldest are forgotten first. */
const MOST_FORMER = 500;

/**
 * The old names after some moves. Each leads to a place of the new tree at once, so there are no chains and no circles,
 * and a name that the tree has again leads nowhere else.
 */
export function formerAfter(
  { former }: Pick<Categories, 'former'>,
  moves: readonly FormerPlace[],
  tree: CategoryTree,
): FormerPlace[] {
  const rewritten = former.flatMap((known) => [
    { from: known.from, to: movedPlace(known.to, moves) ?? known.to },
    ...typesLeft(known, moves),
  ]);
  const leading = [...rewritten, ...moves]
    .flatMap((move) => (hasCategory(tree, move.from) ? typesBehind(move, tree) : move))
    .filter(({ from, to }) => !hasCategory(tree, from) && hasCategory(tree, to));
  const newest = leading.filter(
    ({ from }, index) => !leading.slice(index + 1).some((later) => isSamePlace(later.from, from)),
  );
  return newest.slice(-MOST_FORMER);
}

/** A type that leaves a subsection also leaves the old names of that subsection. */
function typesLeft({ from, to }: FormerPlace, moves: readonly FormerPlace[]): FormerPlace[] {
  if (from.type !== '' || to.type !== '') return [];
  return moves
    .filter((move) => move.from.type !== '' && isSamePlace({ ...move.from, type: '' }, to))
    .map((move) => ({ from: { ...from, type: move.from.type }, to: move.to }));
}

/** What an old name of a subsection still leads to once another subsection has the name: the types that only the old one had. */
function typesBehind({ from, to }: FormerPlace, tree: CategoryTree): FormerPlace[] {
  if (from.type !== '') return [];
  const types = subsectionAt(tree, to)?.types ?? [];
  return types.map(({ name }) => ({ from: { ...from, type: name }, to: { ...to, type: name } }));
}
