import type { WireCategories } from '#schemas/category-answers.ts';
import type { CategoryChange } from './categories-api.ts';

type Tree = WireCategories['tree'];

/** The change that takes another one back; `null` where it is easily done by hand. */
export function undoOf(change: CategoryChange, before: Tree): CategoryChange | null {
  if (change[0] === 'rename') {
    const { name, ...at } = change[1];
    return at.type === ''
      ? ['rename', { ...at, subsection: name, name: at.subsection }]
      : ['rename', { ...at, type: name, name: at.type }];
  }
  if (change[0] === 'hide') return ['hide', { ...change[1], isHidden: !change[1].isHidden }];
  if (change[0] === 'order') return ['order', { ...change[1], names: namesIn(before, change[1]) }];
  return change[0] === 'merge' || change[0] === 'remove' ? ['undo', {}] : null;
}

function namesIn(tree: Tree, { section, subsection }: { section: string; subsection: string }): string[] {
  const all = tree.find((one) => one.section === section)?.subsections ?? [];
  const level = subsection === '' ? all : (all.find(({ name }) => name === subsection)?.types ?? []);
  return level.map(({ name }) => name);
}
