import type { Section } from '../products/sections.ts';

/** A name of the tree with what the shop says of it. */
export type CategoryNode = {
  readonly name: string;
  /** Left out of navigation and sitemap; its products stay. */
  readonly isHidden: boolean;
  /** A photo of the shop; `null` for the drawing, if there is one. */
  readonly picture: string | null;
  /** What its own page says of it (FIND-009). */
  readonly text?: string | undefined;
};

export type SubsectionNode = CategoryNode & { readonly types: readonly CategoryNode[] };

/** The categories as the shop keeps them: both sections, each with its subsections in order. */
export type CategoryTree = readonly {
  readonly section: Section;
  readonly subsections: readonly SubsectionNode[];
  /** As of a `CategoryNode`. */
  readonly picture?: string | null | undefined;
  readonly text?: string | undefined;
}[];

/** Where the shop puts a product. */
export type CategoryPlace = { readonly section: Section; readonly subsection: string; readonly type: string };

export type Subsection = {
  readonly name: string;
  readonly types: readonly string[];
  /** For forms alone. */
  readonly picture?: string | null;
};

export type Branch = {
  readonly section: Section;
  readonly label: string;
  /** The type filter that stands for the whole branch. */
  readonly filterType: string;
  readonly subsections: readonly Subsection[];
};

/** The names of a tree, for those who choose among them. */
export type Taxonomy = readonly Branch[];

/** The type of products that no other type fits. Every subsection of the product form has it (NAV-013). */
export const OTHERS = 'Otros';

const BRANCHES = {
  Maquina: { label: 'Máquinas de coser', filterType: 'maquinas de coser' },
  Merceria: { label: 'Mercería', filterType: 'merceria' },
} as const satisfies Record<Section, Pick<Branch, 'label' | 'filterType'>>;

/** The categories for visitors, without hidden ones. */
export function shownTaxonomy(tree: CategoryTree): Taxonomy {
  return taxonomyOf(tree, ({ isHidden }) => !isHidden);
}

/** All categories, hidden ones too. */
export function wholeTaxonomy(tree: CategoryTree): Taxonomy {
  return taxonomyOf(tree, () => true);
}

/**
 * All categories, hidden ones after their shown siblings: so a browser, which knows the shown ones alone, gives them the
 * same addresses.
 */
export function shownFirstTaxonomy(tree: CategoryTree): Taxonomy {
  const shownFirst = <Node extends CategoryNode>(nodes: readonly Node[]) =>
    nodes.toSorted((one, other) => Number(one.isHidden) - Number(other.isHidden));
  return wholeTaxonomy(
    tree.map((branch) => ({
      ...branch,
      subsections: shownFirst(branch.subsections).map((one) => ({ ...one, types: shownFirst(one.types) })),
    })),
  );
}

function taxonomyOf(tree: CategoryTree, isListed: (node: CategoryNode) => boolean): Taxonomy {
  return tree.map(({ section, subsections }) => ({
    section,
    ...BRANCHES[section],
    subsections: subsections.filter(isListed).map(({ name, types }) => ({
      name,
      types: types.filter(isListed).map((type) => type.name),
    })),
  }));
}

// Every product of an import asks for it.
const forms = new WeakMap<CategoryTree, Taxonomy>();

/** The categories that a product may have. */
export function formTaxonomy(tree: CategoryTree): Taxonomy {
  const form = forms.get(tree) ?? withOthers(wholeTaxonomy(tree));
  forms.set(tree, form);
  return form;
}

/** Whether a product may have this category. */
export function hasPlace(taxonomy: Taxonomy, { section, subsection, type }: CategoryPlace): boolean {
  return taxonomy.some(
    (branch) =>
      branch.section === section &&
      branch.subsections.some(({ name, types }) => name === subsection && types.includes(type)),
  );
}

/** The categories for the product form: 'Otros' is a type of every subsection (NAV-013). */
export function withOthers(taxonomy: Taxonomy): Taxonomy {
  return taxonomy.map((branch) => ({
    ...branch,
    subsections: branch.subsections.map((one) => ({ ...one, types: [...one.types, OTHERS] })),
  }));
}

const SCREEN_SECTIONS = { Maquina: 'Máquina', Merceria: 'Mercería' } as const satisfies Record<
  Section,
  string
>;

/** The section's name on screens; the stored value has no accent (DATA-015). */
export function screenSection(section: Section): (typeof SCREEN_SECTIONS)[Section] {
  return SCREEN_SECTIONS[section];
}
