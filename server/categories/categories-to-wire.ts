import { isSameCategoryName } from '#domain/catalogue/categories.ts';
import { pictureOf } from '#domain/catalogue/subsection-picture.ts';
import type { CategoryNode, SubsectionNode } from '#domain/catalogue/taxonomy.ts';
import { normalisedCategory } from '#domain/text/normalised.ts';
import type { WireCategories, WireCategory, WireSubsection } from '#schemas/category-answers.ts';
import type { LiveCatalogue } from '#server/kernel/catalogue-view.ts';

/** The products of each type of one subsection, by normalised name. */
type TypeCounts = ReadonlyMap<string, number>;

/** The tree with the number of products, visible or hidden, of each category. */
export function categoriesToWire(catalogue: LiveCatalogue): Omit<WireCategories, 'moved'> {
  const { version, tree } = catalogue.categories();
  const counts = countsOf(catalogue);
  // Subsections have names that no other section has.
  const countsIn = ({ name }: SubsectionNode) => counts.get(normalisedCategory(name)) ?? new Map();
  return {
    version,
    tree: tree.map(({ section, picture = null, text = '', subsections }) => ({
      section,
      picture,
      text,
      subsections: subsections.map((node) => subsectionToWire(node, countsIn(node))),
    })),
  };
}

function subsectionToWire(node: SubsectionNode, counts: TypeCounts): WireSubsection {
  const types = node.types.map((type) => nodeToWire(type, counts.get(normalisedCategory(type.name)) ?? 0));
  const isListed = (name: string) => node.types.some((type) => isSameCategoryName(type.name, name));
  const others = sum([...counts].filter(([name]) => !isListed(name)).map(([, products]) => products));
  return {
    ...nodeToWire(node, sum([...counts.values()])),
    picture: pictureOf(node),
    types,
    others,
  };
}

function nodeToWire({ name, isHidden, picture, text = '' }: CategoryNode, products: number): WireCategory {
  return { name, isHidden, picture, text, products };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function countsOf(catalogue: LiveCatalogue): ReadonlyMap<string, TypeCounts> {
  const counts = new Map<string, Map<string, number>>();
  for (const { subsection, type } of catalogue.all().entries) {
    const types = counts.get(subsection) ?? new Map<string, number>();
    counts.set(subsection, types);
    types.set(type, (types.get(type) ?? 0) + 1);
  }
  return counts;
}
