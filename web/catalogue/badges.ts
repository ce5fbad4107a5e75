import { priceOf } from '#domain/pricing/price-of.ts';
import type { ListedProduct } from '#domain/products/listed-product.ts';

export type Badges = {
  readonly isOffer: boolean;
  readonly hasBulkOffer: boolean;
  readonly hasColours: boolean;
  readonly hasModels: boolean;
};

/** The badges of a card, independent of each other (GRID-009 to GRID-013). A single model gets no badge. */
export function badgesOf(
  card: Pick<ListedProduct, 'isOffer' | 'price' | 'bulkOffer' | 'colours' | 'modelCount'>,
): Badges {
  return {
    isOffer: card.isOffer,
    hasBulkOffer: priceOf(card, 1).offer !== null,
    hasColours: card.colours.length > 0,
    hasModels: card.modelCount > 1,
  };
}
