import { categorySteps, type Step } from '#domain/addresses/category-steps.ts';
import { screenSection, type Taxonomy } from '#domain/catalogue/taxonomy.ts';
import type { Product } from '#domain/products/product.ts';

type Placed = Pick<Product, 'section' | 'subsection' | 'type'>;

/** Products of one category share their way, which takes all slugs of the tree to make. */
const known = new WeakMap<Taxonomy, Map<string, readonly Step[]>>();

/** The way from the home to a product's categories; the section has the name that product pages give it (DETAIL-006). */
export function productSteps(product: Placed, taxonomy: Taxonomy): readonly Step[] {
  const { section, subsection, type } = product;
  const ways = known.get(taxonomy) ?? new Map<string, readonly Step[]>();
  known.set(taxonomy, ways);
  const category = JSON.stringify([section, subsection, type]);
  const steps = ways.get(category) ?? stepsTo(product, taxonomy);
  ways.set(category, steps);
  return steps;
}

function stepsTo(product: Placed, taxonomy: Taxonomy): readonly Step[] {
  const [home, section, ...others] = categorySteps(product, taxonomy).filter(({ name }) => name !== '');
  const steps = section === undefined ? [] : [{ ...section, name: screenSection(product.section) }];
  return [...(home === undefined ? [] : [home]), ...steps, ...others];
}
