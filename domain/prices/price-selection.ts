import { hasEveryWord } from '../catalogue/prepared-filters.ts';
import type { CatalogueEntry, Searchable } from '../entries/catalogue-entry.ts';
import type { Centavos } from '../money/centavos.ts';
import type { BulkOffer } from '../pricing/bulk-offer.ts';
import type { Section } from '../products/sections.ts';
import { normalised, normalisedCategory } from '../text/normalised.ts';
import { codesMeaning, type MeantCodes, meantCodes } from './meant-codes.ts';

/** Which products change (STUDIO-002). Criteria combine by AND; `null`, '' and empty lists choose nothing. */
export type PriceSelection = {
  readonly section: Section | null;
  readonly subsection: string;
  readonly type: string;
  readonly brand: string;
  readonly text: string;
  /** `null` when products are not chosen by code. */
  readonly codes: readonly string[] | null;
  readonly ids: readonly string[] | null;
  readonly onlyOffers: boolean;
  readonly onlyBulkOffers: boolean;
  readonly onlyWithoutPhoto: boolean;
  readonly minPrice: Centavos | null;
  readonly maxPrice: Centavos | null;
  readonly includesHidden: boolean;
  /** All products but those of the named category, brand, text, codes and ids; the other criteria must hold still. */
  readonly isExcept: boolean;
  /** Only prices that did not change since this moment, in epoch ms. */
  readonly unchangedSince: number | null;
};

/** What a selection looks at besides search. */
export type Selectable = Searchable & {
  readonly isHidden: boolean;
  readonly bulkOffer: BulkOffer | null;
  readonly photos: readonly string[];
  readonly priceChangedAt: number;
};

/** A selection prepared for comparison with many products. */
export type PreparedSelection = Omit<PriceSelection, 'codes' | 'ids' | 'text'> & {
  readonly words: readonly string[];
  /** The text as a code. */
  readonly textCode: MeantCodes;
  readonly codes: MeantCodes | null;
  readonly idSet: ReadonlySet<string> | null;
};

/** @param entries the whole catalogue, in which codes are looked up */
export function preparedSelection(
  given: PriceSelection,
  entries: readonly CatalogueEntry<Searchable>[],
): PreparedSelection {
  const { codes, ids, text, ...selection } = given;
  return {
    // All but none are all.
    ...selection,
    isExcept: selection.isExcept && namesSome(given),
    subsection: normalisedCategory(selection.subsection.trim()),
    type: normalisedCategory(selection.type.trim()),
    brand: normalised(selection.brand.trim()),
    words: normalised(text)
      .split(/\s+/)
      .filter((word) => word !== ''),
    textCode: meantCodes([text], entries),
    codes: codes === null ? null : meantCodes(codes, entries),
    idSet: ids === null ? null : new Set(ids),
  };
}

export function isSelected<T extends Selectable>(
  entry: CatalogueEntry<T>,
  selection: PreparedSelection,
): boolean {
  const { product } = entry;
  if (product.isHidden && !selection.includesHidden) return false;
  if (selection.onlyOffers && !product.isOffer) return false;
  if (selection.onlyBulkOffers && product.bulkOffer === null) return false;
  if (selection.onlyWithoutPhoto && product.photos.length > 0) return false;
  if (selection.unchangedSince !== null && product.priceChangedAt > selection.unchangedSince) return false;
  return hasPriceWithin(product, selection) && isNamed(entry, selection) !== selection.isExcept;
}

/** Whether the selection names products, by any means. */
function namesSome({ section, subsection, type, brand, text, codes, ids }: PriceSelection): boolean {
  const isTyped = [subsection, type, brand, text].some((typed) => typed.trim() !== '');
  return isTyped || section !== null || codes !== null || ids !== null;
}

function isNamed<T extends Selectable>(entry: CatalogueEntry<T>, selection: PreparedSelection): boolean {
  const { product } = entry;
  if (selection.idSet !== null && !selection.idSet.has(product.id)) return false;
  if (selection.codes !== null && codesMeaning(entry, selection.codes).length === 0) return false;
  if (selection.section !== null && product.section !== selection.section) return false;
  if (selection.subsection !== '' && entry.subsection !== selection.subsection) return false;
  if (selection.type !== '' && entry.type !== selection.type) return false;
  if (selection.brand !== '' && normalised(product.brand) !== selection.brand) return false;
  return hasText(entry, selection);
}

function hasPriceWithin(
  { price }: Pick<Selectable, 'price'>,
  { minPrice, maxPrice }: Pick<PreparedSelection, 'minPrice' | 'maxPrice'>,
): boolean {
  if (minPrice === null && maxPrice === null) return true;
  if (price === null) return false;
  return (minPrice === null || price >= minPrice) && (maxPrice === null || price <= maxPrice);
}

/** A product whose code the whole text means, or that has all its words, as in the search of the shop. */
function hasText<T extends Selectable>(
  entry: CatalogueEntry<T>,
  { words, textCode }: PreparedSelection,
): boolean {
  return words.length === 0 || hasEveryWord(entry, words) || codesMeaning(entry, textCode).length > 0;
}
