import { codeKey } from '../entries/catalogue-entry.ts';
import { codeWords } from '../entries/code-words.ts';

/** The product of a photo's name, or why it has none: no code begins the name, or several begin it alike. */
export type PhotoMatch<T> =
  | { readonly kind: 'found'; readonly product: T }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'ambiguous'; readonly products: readonly T[] };

type Coded = { readonly code: string | null };

/** A code has at most 40 letters, so no code has more words. */
const MAX_WORDS = 20;
const PHOTO_ENDING = /\.(jpe?g|png|webp|avif|gif|hei[cf]|bmp|tiff?)$/i;

/**
 * Finds the product of each photo by the code that begins its file name. Codes are compared word by word, so 'ABC 12',
 * 'ABC-12' and 'abc.12' are alike, and 'ABC-1' doesn't begin 'ABC-12.jpg'. The longest code wins (IMPORT-009).
 * @returns one match for each name, in the names' order
 */
export function matchPhotos<T extends Coded>(
  names: readonly string[],
  products: Iterable<T>,
): PhotoMatch<T>[] {
  const photos = names.map((name) => ({ key: codeKey(photoStem(name)), prefixes: prefixesOf(name) }));
  const wanted = new Set(photos.flatMap(({ prefixes }) => prefixes));
  const coded = productsByWords(products, wanted);
  return photos.map(({ key, prefixes }) => {
    const candidates = prefixes.map((prefix) => coded.get(prefix)).find((found) => found !== undefined);
    return candidates === undefined ? { kind: 'unknown' } : closest(candidates, key);
  });
}

/** Orders the photos of one product: 'ABC-12.jpg', 'ABC-12_2.jpg', 'ABC-12 (10).jpg'. */
export function comparePhotoNames(one: string, other: string): number {
  return BY_NUMBER.compare(codeWords(photoStem(one)), codeWords(photoStem(other)));
}

const BY_NUMBER = new Intl.Collator('es', { numeric: true });

/** A file name without its folders and its ending. */
function photoStem(name: string): string {
  const [file = ''] = name.split(/[\\/]/).slice(-1);
  return file.replace(PHOTO_ENDING, '');
}

/** What a code could be, longest first. */
function prefixesOf(name: string): string[] {
  const words = codeWords(photoStem(name)).split(' ', MAX_WORDS);
  return words.map((_, index) => words.slice(0, words.length - index).join(' '));
}

function productsByWords<T extends Coded>(
  products: Iterable<T>,
  wanted: ReadonlySet<string>,
): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const product of products) {
    if (product.code === null) continue;
    const words = codeWords(product.code);
    if (words === '' || !wanted.has(words)) continue;
    found.set(words, [...(found.get(words) ?? []), product]);
  }
  return found;
}

/** Codes of the same words differ in their signs, as 'C' and 'C+' do; the longest one written in the name wins. */
function closest<T extends Coded>(candidates: readonly T[], key: string): PhotoMatch<T> {
  const [only, ...others] = candidates;
  if (only !== undefined && others.length === 0) return { kind: 'found', product: only };
  const [written] = candidates
    .filter(({ code }) => key.startsWith(codeKey(code ?? '')))
    .sort((one, other) => (other.code ?? '').length - (one.code ?? '').length);
  if (written === undefined) return { kind: 'ambiguous', products: candidates };
  return { kind: 'found', product: written };
}
