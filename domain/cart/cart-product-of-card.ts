import { GENERAL_VAT } from '../law/vat.ts';
import { BY_PIECE } from '../measure/sale-unit.ts';
import type { ListedProduct } from '../products/listed-product.ts';
import type { CartProduct } from './cart-line.ts';

/** What a card knows of a product without variants, which is enough for a line of the cart. */
export function cartProductOfCard(card: ListedProduct): CartProduct {
  const {
    id,
    brand,
    name,
    photos,
    section,
    price,
    bulkOffer,
    isSoldOut,
    vat = GENERAL_VAT,
    saleUnit = BY_PIECE,
  } = card;
  return {
    id,
    brand,
    name,
    photos,
    section,
    price,
    bulkOffer,
    vat,
    saleUnit,
    isSoldOut,
    colours: [],
    models: [],
    soldOutVariants: [],
  };
}
