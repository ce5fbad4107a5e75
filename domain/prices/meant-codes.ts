import { type CatalogueEntry, codeKey, type Searchable } from '../entries/catalogue-entry.ts';
import { codeWords } from '../entries/code-words.ts';

/** Typed codes, by what a product's code is compared with. */
export type MeantCodes = {
  /** By the code of a product. */
  readonly exact: ReadonlyMap<string, string>;
  /** Those that no product has as they are typed, by their words: 'H 1' means 'H-1' only where no product is 'H 1'. */
  readonly parted: ReadonlyMap<string, string>;
};

/** What typed codes mean in a whole catalogue, whichever of its products are looked at later. */
export function meantCodes(
  typed: readonly string[],
  entries: readonly CatalogueEntry<Searchable>[],
): MeantCodes {
  const known = new Map(typed.map((code) => [codeKey(code), code]));
  const exact = new Map<string, string>();
  for (const { product, code } of entries) {
    const text = product.code === null ? undefined : known.get(code);
    if (text !== undefined) exact.set(code, text);
  }
  const others = typed.filter((code) => !exact.has(codeKey(code)));
  const parted = new Map(others.map((code) => [codeWords(code), code]));
  parted.delete('');
  return { exact, parted };
}

/** The typed codes that mean a product. */
export function codesMeaning(
  { product, code }: CatalogueEntry<Searchable>,
  { exact, parted }: MeantCodes,
): string[] {
  if (product.code === null) return [];
  const texts = [exact.get(code), parted.size === 0 ? undefined : parted.get(codeWords(code))];
  return texts.filter((text) => text !== undefined);
}
