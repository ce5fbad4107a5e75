import type { Product } from '#domain/catalogue/product.ts';
import { parseDecimalString } from '#domain/money/decimal-string.ts';
import { bulkOfferFromWire } from '#schemas/wire/product.ts';

type Seen = { readonly price: string; readonly wholesalePrice: string; readonly quantity: string };

/** Whether the price and bulk offer that a shopper saw are the product's own now (CHECKOUT-047/048). */
export function sawTheSame(seen: Seen, product: Product): boolean {
  const price = seen.price === '' ? null : parseDecimalString(seen.price);
  const offer = bulkOfferFromWire(seen);
  return (
    price === product.price &&
    offer?.minimumUnits === product.bulkOffer?.minimumUnits &&
    offer?.packPrice === product.bulkOffer?.packPrice
  );
}
