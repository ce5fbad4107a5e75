import { type Taxonomy, withOthers } from '#domain/catalogue/taxonomy.ts';
import { useCategories } from '#web/storefront/store-context.tsx';

/** The categories that a product may have: hidden ones too, with 'Otros' in every subsection (NAV-013). */
export function useFormCategories(): Taxonomy {
  return withOthers(useCategories().taxonomy);
}
