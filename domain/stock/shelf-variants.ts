import type { Product } from '../products/product.ts';
import { variantsOf } from '../products/variants.ts';

type WithVariants = Pick<Product, 'colours' | 'models'>;

/** The names by which a product's variants are counted: its colours or models, else '' alone (STOCK-008). */
export function shelfVariants(product: WithVariants): readonly string[] {
  return variantsOf(product).map(({ label }) => label);
}

/** The place on the shelf of what a line's key names; a name that the product no longer has keeps its own. */
export function shelfVariantOf(product: WithVariants, key: string): string {
  return variantsOf(product).find((variant) => variant.key === key)?.label ?? key;
}
