import type { Product } from '#domain/products/product.ts';
import { normalised } from '#domain/text/normalised.ts';

/** A search as somebody types it, and the product that is meant. */
export type SearchCase = {
  readonly text: string;
  /**
   * Words that the product has in its name, type, brand, colours, models or code: 'agujas jersey|lycra' has one of two,
   * 'cierre 20_cm' has two that stand next to each other.
   */
  readonly wanted: string;
};

/** Whether a product is what a search means. */
export function isWanted(product: Product, { wanted }: SearchCase): boolean {
  const { name, type, brand, colours, models, code } = product;
  const words = wordsIn([name, type, brand, ...colours, ...models, code ?? ''].join(' '));
  const all = new Set([...words, ...words.slice(1).map((word, at) => `${words[at]}_${word}`)]);
  return wordsIn(wanted).every((word) => word.split('|').some((one) => all.has(one)));
}

function wordsIn(text: string): string[] {
  return normalised(text).replaceAll('n.º', 'n.o').split(/\s+/).filter(Boolean);
}
