import type { Searchable } from '../catalogue/catalogue-entry.ts';
import type { Product } from '../catalogue/product.ts';

/** A product with what the specified search doesn't look at. A card has no models and specifications. */
export type Described = Searchable & Partial<Pick<Product, 'models' | 'specifications'>>;

export function variantsOf({ colours, models = [] }: Described): readonly string[] {
  return models.length === 0 ? colours : [...colours, ...models];
}
