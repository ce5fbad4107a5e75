import type { CatalogueEntry } from './catalogue-entry.ts';
import type { Described } from './product-traits.ts';

/** Whether a search without prices and offers finds both entries of a product by the same words. */
export function isSearchedAlike(one: CatalogueEntry<Described>, other: CatalogueEntry<Described>): boolean {
  return (
    one.haystack === other.haystack && one.code === other.code && hasFieldsOf(one.product, other.product)
  );
}

function hasFieldsOf(one: Described, other: Described): boolean {
  return (
    one.section === other.section &&
    one.subsection === other.subsection &&
    one.type === other.type &&
    one.brand === other.brand &&
    one.specifications === other.specifications &&
    areAlike(one.colours, other.colours) &&
    areAlike(one.models, other.models)
  );
}

/** Prices that change by the thousand leave the lists themselves as they are. */
function areAlike(one: readonly string[] = [], other: readonly string[] = []): boolean {
  return one === other || (one.length === other.length && one.every((text, place) => text === other[place]));
}
