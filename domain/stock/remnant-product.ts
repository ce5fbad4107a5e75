import { amountText, quantityText } from '../measure/quantity-text.ts';
import { BY_PIECE } from '../measure/sale-unit.ts';
import { priceOf } from '../pricing/price-of.ts';
import type { Product } from '../products/product.ts';
import { PRODUCT_FIELDS } from '../products/product-fields.ts';
import { truncated } from '../text/truncated.ts';

type Remnant = {
  /** The colour or model that it is of; '' of a product without them. */
  readonly variant: string;
  /** In smallest parts of the product's unit. */
  readonly length: number;
};

/**
 * A remnant as a product of its own: one piece that nobody cuts, at the price of its length without a bulk offer, with
 * its length as content, so that its price by the metre can be told (STOCK-005). It has no code: those are of one product.
 */
export function remnantProduct(product: Product, { variant, length }: Remnant): Product {
  const { price, saleUnit } = product;
  const name = `Retazo de ${quantityText(length, saleUnit)}: ${product.name}`;
  return {
    ...product,
    // The last letter may be '…'.
    name: truncated(name, PRODUCT_FIELDS.name.longest - 1),
    code: null,
    barCodes: [],
    price: price === null ? null : priceOf({ price, bulkOffer: null, saleUnit }, length).total,
    bulkOffer: null,
    saleUnit: BY_PIECE,
    unitAmount: amountText(length, saleUnit).replaceAll('.', '').replace(',', '.'),
    unitMeasure: 'm',
    colours: product.colours.filter((name) => name === variant),
    models: product.models.filter((name) => name === variant),
    isSoldOut: false,
    soldOutVariants: [],
    photoColours: product.photoColours.map((name) => (name === variant ? name : '')),
    isOffer: false,
  };
}
