import type { Categories } from '#domain/catalogue/categories.ts';
import { DEFAULT_TREE } from '#domain/catalogue/default-tree.ts';
import type { Database } from '#server/db/connect.ts';
import { findArea } from '#server/settings/queries.ts';

/** The categories with their version, which is 0 until somebody changes them. */
export type VersionedCategories = Categories & { readonly version: number };

export async function readCategories(db: Database): Promise<VersionedCategories> {
  const row = await findArea(db, 'categories');
  if (row === null) return { version: 0, tree: DEFAULT_TREE, former: [] };
  return { ...storedCategories(row.value), version: row.version };
}

// Only `changeCategories` writes this area, so it holds categories.
function storedCategories(json: string): Categories {
  return JSON.parse(json) as Categories;
}
