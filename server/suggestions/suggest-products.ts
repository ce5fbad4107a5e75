import { shownTaxonomy } from '#domain/catalogue/taxonomy.ts';
import { listedProductOf } from '#domain/products/listed-product.ts';
import { suggestions } from '#domain/search/suggestions.ts';
import { asShown } from '#domain/stock/shown-stock.ts';
import type { WireSuggestions } from '#schemas/suggestions-answer.ts';
import { suggestionsToWire } from '#schemas/wire/suggestions.ts';
import type { Context } from '#server/kernel/context.ts';

/** What a half-typed search may mean, for browsers without the catalogue. */
export function suggestProducts(ctx: Context, text: string): WireSuggestions {
  const { visible } = ctx.catalogue.storefront();
  const taxonomy = shownTaxonomy(ctx.catalogue.categories().tree);
  const found = suggestions(visible, { text, taxonomy, synonyms: ctx.store.synonyms });
  return suggestionsToWire({
    ...found,
    products: found.products.map((product) => listedProductOf(asShown(product, ctx.store.stock))),
  });
}
