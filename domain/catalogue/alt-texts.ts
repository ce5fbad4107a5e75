import type { Product } from './product.ts';

/** Texts in the order of their photos as a product keeps them: the list ends with the last that says something. */
export function altTextsOf(texts: readonly string[]): readonly string[] {
  return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);
}

/** A product's texts for other photos, or for the same in another order: each stays with its URL. */
export function altTextsFor(
  photos: readonly string[],
  before: Pick<Product, 'photos' | 'altTexts'>,
): readonly string[] {
  return altTextsOf(photos.map((url) => before.altTexts[before.photos.indexOf(url)] ?? ''));
}
