import { categorySteps, type Step } from '#domain/addresses/category-steps.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { screenSection, type Taxonomy } from '#domain/catalogue/taxonomy.ts';

/** The way from the home to a product's categories; the section has the name that product pages give it (DETAIL-006). */
export function productSteps(product: Product, taxonomy: Taxonomy): Step[] {
  const [home, section, ...others] = categorySteps(product, taxonomy).filter(({ name }) => name !== '');
  const steps = section === undefined ? [] : [{ ...section, name: screenSection(product.section) }];
  return [...(home === undefined ? [] : [home]), ...steps, ...others];
}
