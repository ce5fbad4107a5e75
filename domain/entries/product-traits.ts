import type { Product } from '../products/product.ts';
import type { Searchable } from './catalogue-entry.ts';

/** A product with what the specified search doesn't look at. A card has no models and specifications. */
export type Described = Searchable & Partial<Pick<Product, 'models' | 'specifications'>>;

export function variantsOf({ colours, models = [] }: Described): readonly string[] {
  return models.length === 0 ? colours : [...colours, ...models];
}
