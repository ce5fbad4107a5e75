import { hasLostCategory } from '#domain/catalogue/lost-category.ts';
import type { CategoryPlace, CategoryTree } from '#domain/catalogue/taxonomy.ts';
import type { LeftProducts } from '#server/catalogue/read-categories.ts';
import type { LiveCatalogue } from '#server/kernel/catalogue-view.ts';

type Change = {
  readonly before: CategoryTree;
  readonly after: CategoryTree;
  /** `null` for a place that stays. */
  readonly placeAfter: (place: CategoryPlace) => CategoryPlace | null;
};

/** The products that a merge or a removal takes elsewhere. None for other changes, which are undone by their opposite. Deleted products stay where they went. */
export function leftProducts(
  catalogue: LiveCatalogue,
  { before, after, placeAfter }: Change,
): LeftProducts[] {
  if (!hasLostCategory(before, after)) return [];
  const places = new Map<string, LeftProducts | null>();
  for (const { product } of catalogue.all().entries) {
    const { id, section, subsection, type } = product;
    const key = `${section}\n${subsection}\n${type}`;
    let left = places.get(key);
    if (left === undefined) {
      const from = { section, subsection, type };
      const to = placeAfter(from);
      left = to && { from, to, ids: [] };
      places.set(key, left);
    }
    left?.ids.push(id);
  }
  return [...places.values()].filter((left) => left !== null);
}
