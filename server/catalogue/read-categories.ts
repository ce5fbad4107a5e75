import type { Categories } from '#domain/catalogue/categories.ts';
import { DEFAULT_TREE } from '#domain/catalogue/default-tree.ts';
import type { CategoryPlace } from '#domain/catalogue/taxonomy.ts';
import type { Database } from '#server/db/connect.ts';
import type { VersionedCategories } from '#server/kernel/catalogue-view.ts';
import { findArea, findVersion } from '#server/settings/queries.ts';

export async function readCategories(db: Database): Promise<VersionedCategories> {
  const row = await findArea(db, 'categories');
  if (row === null) return { version: 0, tree: DEFAULT_TREE, former: [] };
  return { ...storedCategories(row.value), version: row.version };
}

/** The products that a merge or a removal took from one place to another, so that it can be undone. */
export type LeftProducts = {
  readonly from: CategoryPlace;
  readonly to: CategoryPlace;
  readonly ids: string[];
};

/** An earlier value, with the products that the next change took to other places; `null` if it isn't kept. */
export async function readEarlierCategories(
  db: Database,
  version: number,
): Promise<(Categories & { readonly left: readonly LeftProducts[] }) | null> {
  const row = await findVersion(db, 'categories', version);
  // Values of before the undo name no products.
  return row && { left: [], ...(JSON.parse(row.value) as Categories & { left?: LeftProducts[] }) };
}

// Only `changeCategories` writes this area, so it holds categories.
function storedCategories(json: string): Categories {
  return JSON.parse(json) as Categories;
}
