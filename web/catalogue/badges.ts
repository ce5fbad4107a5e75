import type { ListedProduct } from '#domain/catalogue/listed-product.ts';

export type Badges = {
  readonly isOffer: boolean;
  readonly hasBulkOffer: boolean;
  readonly hasColours: boolean;
  readonly hasModels: boolean;
};

/** The badges of a card, each by itself (GRID-009 to GRID-013). One model is no variety. */
export function badgesOf(
  card: Pick<ListedProduct, 'isOffer' | 'bulkOffer' | 'colours' | 'modelCount'>,
): Badges {
  return {
    isOffer: card.isOffer,
    hasBulkOffer: card.bulkOffer !== null,
    hasColours: card.colours.length > 0,
    hasModels: card.modelCount > 1,
  };
}
