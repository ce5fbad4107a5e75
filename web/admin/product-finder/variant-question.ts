import type { Product } from '#domain/products/product.ts';
import { type Variant, variantsOf } from '#domain/products/variants.ts';
import { normalised } from '#domain/text/normalised.ts';

/** A picked product whose colour or model is still asked for. */
export type VariantQuestion = {
  readonly product: Product;
  /** @param parts in smallest parts; `null` where no amount was typed */
  readonly onVariant: (key: string, parts: number | null) => void;
  /** The person leaves the question open. */
  readonly onSkip: () => void;
};

/** The product's variants that match a text: a whole name first, all of them for an empty text. */
export function matchingVariants(product: Product, text: string): readonly Variant[] {
  const sought = normalised(text);
  const named = variantsOf(product).map((variant) => ({ variant, name: normalised(variant.label) }));
  const matches = named.filter(({ name }) => sought.split(/\s+/).every((word) => name.includes(word)));
  const isWhole = ({ name }: { name: string }) => Number(name === sought);
  return matches.sort((one, other) => isWhole(other) - isWhole(one)).map(({ variant }) => variant);
}
