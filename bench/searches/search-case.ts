import type { Product } from '#domain/products/product.ts';
import { normalised } from '#domain/text/normalised.ts';

/** A search as somebody types it, and the product that is meant. */
export type SearchCase = {
  readonly text: string;
  /** Words that the product has in its name, type, brand, colours, models or code. */
  readonly wanted: string;
};

/** Whether a product is what a search means. */
export function isWanted(product: Product, { wanted }: SearchCase): boolean {
  const { name, type, brand, colours, models, code } = product;
  const words = new Set(wordsIn([name, type, brand, ...colours, ...models, code ?? ''].join(' ')));
  return wordsIn(wanted).every((word) => words.has(word));
}

function wordsIn(text: string): string[] {
  return normalised(text).split(/\s+/).filter(Boolean);
}
