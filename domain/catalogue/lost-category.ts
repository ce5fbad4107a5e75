import type { CategoryTree } from './taxonomy.ts';

/** Whether a change took a category away: only a merge or a removal does. */
export function hasLostCategory(before: CategoryTree, after: CategoryTree): boolean {
  return sizeOf(after) < sizeOf(before);
}

function sizeOf(tree: CategoryTree): number {
  return tree
    .flatMap(({ subsections }) => subsections)
    .reduce((size, { types }) => size + 1 + types.length, 0);
}
