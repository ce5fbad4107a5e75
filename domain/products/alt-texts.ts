import type { Product } from './product.ts';

/** Alt texts in the order of the photos, without the empty ones at the end. */
export function altTextsOf(texts: readonly string[]): readonly string[] {
  return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);
}

/** A product's alt texts for a new list of photos: each text stays with its URL. */
export function altTextsFor(
  photos: readonly string[],
  before: Pick<Product, 'photos' | 'altTexts'>,
): readonly string[] {
  return altTextsOf(photos.map((url) => before.altTexts[before.photos.indexOf(url)] ?? ''));
}

/** The colours of a new list of photos: each stays with its URL, as long as the product has it. */
export function photoColoursFor(
  { photos, colours }: Pick<Product, 'photos' | 'colours'>,
  before: Pick<Product, 'photos' | 'photoColours'>,
): readonly string[] {
  const colourOf = (url: string) => before.photoColours[before.photos.indexOf(url)] ?? '';
  return altTextsOf(photos.map(colourOf).map((name) => (colours.includes(name) ? name : '')));
}
