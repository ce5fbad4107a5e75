import { normalised, normalisedCategory } from '../text/normalised.ts';
import type { Product } from './product.ts';
import { idHash } from './shuffled.ts';

/** What a product must have to be searched; a section may still be written 'Mercería' in older data. */
export type Searchable = Pick<Product, 'id' | 'subsection' | 'type' | 'brand' | 'name' | 'price' | 'code'> & {
  readonly section: string;
};

/** A product with its texts made ready to be compared. */
export type CatalogueEntry<T extends Searchable> = {
  readonly product: T;
  readonly section: string;
  readonly subsection: string;
  readonly type: string;
  /** As `codeKey` makes it; 'no code' for a product without one (SEARCH-014). */
  readonly code: string;
  /** The searched fields, one per line: a word of a query holds no line break, so it matches inside one field. */
  readonly haystack: string;
  /** The id as a number, for `shuffledPositions`. */
  readonly idHash: number;
};

const NO_CODE = 'no code';

export function catalogueEntry<T extends Searchable>(product: T): CatalogueEntry<T> {
  const subsection = normalisedCategory(product.subsection);
  const type = normalisedCategory(product.type);
  return {
    product,
    section: normalisedCategory(product.section),
    subsection,
    type,
    code: codeKey(product.code ?? '') || NO_CODE,
    haystack: [type, subsection, normalised(product.brand), normalised(product.name)].join('\n'),
    idHash: idHash(product.id),
  };
}

/** A code to compare by: case and outer spaces don't count (SEARCH-G05). */
export function codeKey(code: string): string {
  return code.trim().toLowerCase();
}
