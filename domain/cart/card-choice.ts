import { priceOf } from '../pricing/price-of.ts';
import type { ListedProduct } from '../products/listed-product.ts';
import type { Variant } from '../products/variants.ts';

/**
 * What a shopper chooses before a product can be added from its card (BUY-002); `null` when it can't be: without a price,
 * sold out or hidden.
 */
export function cardChoice(
  card: Pick<ListedProduct, 'price' | 'bulkOffer' | 'isSoldOut' | 'isHidden' | 'colours' | 'modelCount'>,
): Variant['kind'] | null {
  if (card.isSoldOut || card.isHidden || priceOf(card, 1).price === null) return null;
  if (card.colours.length > 0) return 'colour';
  return card.modelCount > 1 ? 'model' : 'single';
}
