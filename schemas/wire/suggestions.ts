import type { ListedProduct } from '#domain/products/listed-product.ts';
import type { Suggestions } from '#domain/search/suggestions.ts';
import {
  cardsOfCompact,
  compactCatalogueToWire,
  isReadable,
  type WireCompactCatalogue,
} from './compact-catalogue.ts';

export type WireSuggestions = {
  /** In the compact form of the whole catalogue. */
  products: WireCompactCatalogue;
  total: number;
  categories: { type: string; subsection: string; label: string; parent: string }[];
  brands: string[];
};

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
