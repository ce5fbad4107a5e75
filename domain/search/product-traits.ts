import type { Searchable } from '../catalogue/catalogue-entry.ts';
import type { Product } from '../catalogue/product.ts';
import { normalised } from '../text/normalised.ts';

/** A product with what the specified search doesn't look at. A card has no models and specifications. */
export type Described = Searchable & Partial<Pick<Product, 'models' | 'specifications'>>;

/** The texts of a product that only 'También puede servirte' reads, normalised (FIND-002). */
type Traits = {
  /** Colours and models, one per line. */
  readonly variants: string;
  readonly specifications: string;
};

const known = new WeakMap<Described, Traits>();

/** The traits of a product, prepared when they are first asked for. */
export function traitsOf(product: Described): Traits {
  const traits = known.get(product) ?? {
    variants: normalised(variantsOf(product).join('\n')),
    specifications: normalised(product.specifications ?? ''),
  };
  known.set(product, traits);
  return traits;
}

export function variantsOf({ colours, models = [] }: Described): readonly string[] {
  return models.length === 0 ? colours : [...colours, ...models];
}
