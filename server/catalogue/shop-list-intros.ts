import type { StoreConfig } from '#config/store.ts';
import type { ListIntros } from '#domain/addresses/list-intro.ts';
import { brandIntros, categoryIntros } from '#domain/addresses/list-intros.ts';
import type { Categories } from '#domain/catalogue/categories.ts';
import type { CatalogueView } from '#server/kernel/catalogue-view.ts';

export type IntroducingStore = Pick<StoreConfig, 'brands' | 'brandPages'>;

const ofCategories = new WeakMap<Categories, ListIntros>();

/** What the shop says of its categories and brands on their pages (FIND-009). */
export function listIntros(
  catalogue: CatalogueView,
  { brands, brandPages: pages }: IntroducingStore,
): ListIntros {
  const categories = catalogue.categories();
  const known = ofCategories.get(categories) ?? categoryIntros(categories.tree);
  ofCategories.set(categories, known);
  return { ...known, ...brandIntros(catalogue.storefront().brands(), { pages, logos: brands }) };
}
