import type { ListedProduct } from '#domain/products/listed-product.ts';
import type { Suggestions } from '#domain/search/suggestions.ts';
import type { WireSuggestions } from '../suggestions-answer.ts';
import { cardsOfCompact, compactCatalogueToWire, isReadable } from './compact-catalogue.ts';

export function suggestionsToWire(found: Suggestions<ListedProduct>): WireSuggestions {
  const { products, total, categories, brands } = found;
  return {
    products: compactCatalogueToWire(products),
    total,
    categories: [...categories],
    brands: [...brands],
  };
}

/** `null` for an answer of another version of the shop. */
export function suggestionsFromWire(wire: WireSuggestions): Suggestions<ListedProduct> | null {
  if (!isReadable(wire.products)) return null;
  return { ...wire, products: [...cardsOfCompact(wire.products)] };
}
