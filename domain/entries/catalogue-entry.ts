import type { Product } from '../products/product.ts';
import { normalised, normalisedCategory } from '../text/normalised.ts';
import { idHash } from './shuffled.ts';

type SearchedField =
  | 'id'
  | 'subsection'
  | 'type'
  | 'isOffer'
  | 'brand'
  | 'name'
  | 'price'
  | 'bulkOffer'
  | 'colours'
  | 'code';

/** The fields that search uses. Older data may still spell a section 'Mercería'. */
export type Searchable = Pick<Product, SearchedField> & {
  readonly section: string;
  /** Epoch ms, or any number that grows in the same order; unknown counts as oldest. */
  readonly createdAt?: number;
};

/** A product with its texts prepared for comparison. */
export type CatalogueEntry<T extends Searchable> = {
  readonly product: T;
  readonly section: string;
  readonly subsection: string;
  readonly type: string;
  /** The result of `codeKey`; 'no code' for a product without a code (SEARCH-014). */
  readonly code: string;
  /**
   * Name, type, subsection and brand, one per line: a product fits best by its name (FIND-001). A query's word has no line
   * break, so it can't match across fields.
   */
  readonly haystack: string;
  /** The hash of the id, for `shuffledPositions`. */
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
    haystack: [normalised(product.name), type, subsection, normalised(product.brand)].join('\n'),
    idHash: idHash(product.id),
  };
}

/** A code for comparison, without case and outer spaces (SEARCH-G05). */
export function codeKey(code: string): string {
  return code.trim().toLowerCase();
}
