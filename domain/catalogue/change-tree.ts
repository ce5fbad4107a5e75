import {
  type Categories,
  type FormerPlace,
  hasCategory,
  isSameCategoryName,
  isSamePlace,
  subsectionAt,
} from './categories.ts';
import { type NameFault, nameFault, tidyName } from './category-name.ts';
import { formerAfter } from './former-places.ts';
import { renamedPicture } from './subsection-picture.ts';
import type { CategoryNode, CategoryPlace, CategoryTree, SubsectionNode } from './taxonomy.ts';

/** What can happen to the tree. A type of '' means the subsection itself. */
export type TreeChange =
  /** A subsection, or a type if `subsection` is not ''. */
  | {
      readonly verb: 'add';
      readonly at: Pick<CategoryPlace, 'section' | 'subsection'>;
      readonly name: string;
    }
  | { readonly verb: 'rename'; readonly at: CategoryPlace; readonly name: string }
  /** All names of a subsection's types, or of a section's subsections if `subsection` is '', in their new order. */
  | {
      readonly verb: 'order';
      readonly at: Pick<CategoryPlace, 'section' | 'subsection'>;
      readonly names: readonly string[];
    }
  | { readonly verb: 'hide'; readonly at: CategoryPlace; readonly isHidden: boolean }
  /** Pictures and texts are also those of a section, whose `subsection` is ''. */
  | { readonly verb: 'picture'; readonly at: CategoryPlace; readonly picture: string | null }
  | { readonly verb: 'text'; readonly at: CategoryPlace; readonly text: string }
  /** A subsection goes into a subsection with its types, a type into a type. */
  | { readonly verb: 'merge'; readonly at: CategoryPlace; readonly into: CategoryPlace }
  /** `into` is the place of its products; `null` for a category without any. */
  | { readonly verb: 'remove'; readonly at: CategoryPlace; readonly into: CategoryPlace | null };

export type TreeFault =
  | NameFault
  | 'unknown-category'
  | 'name-taken'
  | 'too-many'
  | 'wrong-order'
  | 'place-needed'
  | 'unknown-place';

export type ChangedTree =
  | { readonly ok: true; readonly categories: Categories; readonly moves: readonly FormerPlace[] }
  | { readonly ok: false; readonly reason: TreeFault };

/** How many subsections a section may have, and types a subsection. */
const MOST_NODES = 100;

/**
 * The categories after a change, with the moves of products that it means.
 * @param hasProducts whether a product, visible or hidden, has a place
 */
export function changedTree(
  categories: Categories,
  change: TreeChange,
  hasProducts: (place: CategoryPlace) => boolean,
): ChangedTree {
  const outcome = outcomeOf(categories.tree, change, hasProducts);
  if (typeof outcome === 'string') return { ok: false, reason: outcome };
  const { tree, moves } = outcome;
  return { ok: true, categories: { tree, former: formerAfter(categories, moves, tree) }, moves };
}

type Outcome = TreeFault | { readonly tree: CategoryTree; readonly moves: readonly FormerPlace[] };

function outcomeOf(
  tree: CategoryTree,
  change: TreeChange,
  hasProducts: (place: CategoryPlace) => boolean,
): Outcome {
  if (change.verb === 'add') return added(tree, change.at, tidyName(change.name));
  if (change.verb === 'order') return ordered(tree, change.at, change.names);
  if (change.verb === 'picture') return introduced(tree, change.at, { picture: change.picture });
  if (change.verb === 'text') return introduced(tree, change.at, { text: change.text });
  const node = nodeAt(tree, change.at);
  if (node === null) return 'unknown-category';
  switch (change.verb) {
    case 'rename':
      return renamed(tree, change.at, tidyName(change.name));
    case 'hide':
      return still(withNode(tree, change.at, (node) => [{ ...node, isHidden: change.isHidden }]));
    case 'merge':
      return merged(tree, change.at, change.into);
    case 'remove':
      return removed(tree, change, hasProducts);
  }
}

/** With another picture or text of a category's own page. */
function introduced(
  tree: CategoryTree,
  at: CategoryPlace,
  intro: Pick<Partial<CategoryNode>, 'picture' | 'text'>,
): Outcome {
  if (at.subsection === '' && at.type === '')
    return still(tree.map((branch) => (branch.section === at.section ? { ...branch, ...intro } : branch)));
  if (nodeAt(tree, at) === null) return 'unknown-category';
  return still(withNode(tree, at, (node) => [{ ...node, ...intro }]));
}

function still(tree: CategoryTree): Outcome {
  return { tree, moves: [] };
}

const NEW_NODE = { isHidden: false, picture: null };

function added(
  tree: CategoryTree,
  { section, subsection }: Pick<CategoryPlace, 'section' | 'subsection'>,
  name: string,
): Outcome {
  const parent = { section, subsection, type: '' };
  if (subsection !== '' && subsectionAt(tree, parent) === null) return 'unknown-category';
  const at = subsection === '' ? { section, subsection: name, type: '' } : { ...parent, type: name };
  const fault = faultOf(tree, at, name, null);
  if (fault !== null) return fault;
  if (siblings(tree, at).length >= MOST_NODES) return 'too-many';
  if (subsection === '')
    return still(inSection(tree, section, (all) => [...all, { name, ...NEW_NODE, types: [] }]));
  return still(inTypes(tree, parent, (types) => [...types, { name, ...NEW_NODE }]));
}

function renamed(tree: CategoryTree, at: CategoryPlace, name: string): Outcome {
  const fault = faultOf(tree, at, name, at.type || at.subsection);
  if (fault !== null) return fault;
  const to = at.type === '' ? { ...at, subsection: name } : { ...at, type: name };
  const renamedTree = withNode(tree, at, (node) => [
    { ...node, name, picture: at.type === '' ? renamedPicture(node, name) : node.picture },
  ]);
  return { tree: renamedTree, moves: [{ from: at, to }] };
}

/** Subsections need a name that no other of the shop has, because addresses name no section; types one in theirs. */
function faultOf(
  tree: CategoryTree,
  at: CategoryPlace,
  name: string,
  own: string | null,
): NameFault | 'name-taken' | null {
  const fault = nameFault(name, at.type === '' ? 'subsection' : 'type');
  if (fault !== null) return fault;
  const isTaken = siblings(tree, at).some(
    (other) => isSameCategoryName(other.name, name) && (own === null || !isSameCategoryName(other.name, own)),
  );
  return isTaken ? 'name-taken' : null;
}

function siblings(tree: CategoryTree, at: CategoryPlace): readonly CategoryNode[] {
  return at.type === ''
    ? tree.flatMap(({ subsections }) => subsections)
    : (subsectionAt(tree, at)?.types ?? []);
}

function ordered(
  tree: CategoryTree,
  { section, subsection }: Pick<CategoryPlace, 'section' | 'subsection'>,
  names: readonly string[],
): Outcome {
  const at = { section, subsection, type: '' };
  if (subsection === '') {
    const before = tree.find((one) => one.section === section)?.subsections ?? [];
    const after = inOrder(before, names);
    return after === null ? 'wrong-order' : still(inSection(tree, section, () => after));
  }
  const parent = subsectionAt(tree, at);
  if (parent === null) return 'unknown-category';
  const after = inOrder(parent.types, names);
  return after === null ? 'wrong-order' : still(inTypes(tree, at, () => after));
}

/** `null` unless the names are exactly those of the nodes. */
function inOrder<Node extends CategoryNode>(nodes: readonly Node[], names: readonly string[]): Node[] | null {
  const found = names.flatMap((name) => nodes.filter((node) => isSameCategoryName(node.name, name)));
  return names.length === nodes.length && new Set(found).size === nodes.length ? found : null;
}

function merged(tree: CategoryTree, at: CategoryPlace, into: CategoryPlace): Outcome {
  const isSameLevel = (at.type === '') === (into.type === '');
  if (!isSameLevel || isSamePlace(at, into) || !hasCategory(tree, into)) return 'unknown-place';
  const without = withNode(tree, at, () => []);
  const moves = [{ from: at, to: into }];
  if (at.type !== '') return { tree: without, moves };
  const gained = subsectionAt(tree, at)?.types ?? [];
  const both = inTypes(without, into, (types) => [
    ...types,
    ...gained.filter(({ name }) => !types.some((type) => isSameCategoryName(type.name, name))),
  ]);
  return (subsectionAt(both, into)?.types.length ?? 0) > MOST_NODES ? 'too-many' : { tree: both, moves };
}

function removed(
  tree: CategoryTree,
  { at, into }: { at: CategoryPlace; into: CategoryPlace | null },
  hasProducts: (place: CategoryPlace) => boolean,
): Outcome {
  const without = withNode(tree, at, () => []);
  if (into === null) return hasProducts(at) ? 'place-needed' : still(without);
  if (into.type === '' || !hasCategory(without, into)) return 'unknown-place';
  return { tree: without, moves: [{ from: at, to: into }] };
}

/** The subsection or type of a place; `null` when the tree has none, as for 'Otros'. */
export function nodeAt(tree: CategoryTree, at: CategoryPlace): CategoryNode | null {
  const subsection = subsectionAt(tree, at);
  if (subsection === null || at.type === '') return subsection;
  return subsection.types.find(({ name }) => isSameCategoryName(name, at.type)) ?? null;
}

/** The tree with another node, or none, in the place of one. */
function withNode(
  tree: CategoryTree,
  at: CategoryPlace,
  change: (node: CategoryNode) => readonly CategoryNode[],
): CategoryTree {
  if (at.type !== '')
    return inTypes(tree, at, (types) =>
      types.flatMap((type) => (isSameCategoryName(type.name, at.type) ? change(type) : [type])),
    );
  return inSection(tree, at.section, (subsections) =>
    subsections.flatMap((one) =>
      isSameCategoryName(one.name, at.subsection)
        ? change(one).map((node) => ({ ...node, types: one.types }))
        : [one],
    ),
  );
}

function inSection(
  tree: CategoryTree,
  section: CategoryPlace['section'],
  change: (subsections: readonly SubsectionNode[]) => readonly SubsectionNode[],
): CategoryTree {
  return tree.map((branch) =>
    branch.section === section ? { ...branch, subsections: change(branch.subsections) } : branch,
  );
}

function inTypes(
  tree: CategoryTree,
  at: CategoryPlace,
  change: (types: readonly CategoryNode[]) => readonly CategoryNode[],
): CategoryTree {
  return inSection(tree, at.section, (subsections) =>
    subsections.map((one) =>
      isSameCategoryName(one.name, at.subsection) ? { ...one, types: change(one.types) } : one,
    ),
  );
}
