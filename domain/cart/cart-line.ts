import type { Product } from '../products/product.ts';
import type { Quantities } from '../products/quantities.ts';
import { type LineExtras, NO_EXTRAS } from './line-extras.ts';

/** The fields of a product that a cart uses. */
export type CartProduct = Pick<
  Product,
  | 'id'
  | 'brand'
  | 'name'
  | 'photos'
  | 'section'
  | 'price'
  | 'bulkOffer'
  | 'vat'
  | 'saleUnit'
  | 'colours'
  | 'models'
  | 'isSoldOut'
  | 'soldOutVariants'
>;

/** The fields that show and price a line before the catalogue answers. */
export type CartSnapshot = Omit<CartProduct, 'id' | 'photos'> & { readonly photo: string | null };

/** One product with its amount by variant, in smallest parts of its unit of sale. Everything else of a line is derived (CART-001). */
export type CartLine = {
  readonly productId: string;
  readonly quantities: Quantities;
  readonly snapshot: CartSnapshot;
  readonly extras: LineExtras;
};

/** Lines of different products, each with at least one unit. */
export type Cart = readonly CartLine[];

/** A line as it comes into a cart. */
export function newLine(
  product: CartProduct,
  quantities: Quantities,
  pieces: LineExtras['pieces'] = [],
): CartLine {
  const extras = { ...NO_EXTRAS, pieces };
  return { productId: product.id, quantities, snapshot: snapshotOf(product), extras };
}

/** Whether a stored line came without its snapshot: then nobody saw its price. */
export function isBlankSnapshot({ brand, name, price }: CartSnapshot): boolean {
  return brand === '' && name === '' && price === null;
}

export function snapshotOf(product: CartProduct): CartSnapshot {
  return {
    brand: product.brand,
    name: product.name,
    photo: product.photos[0] ?? null,
    section: product.section,
    price: product.price,
    bulkOffer: product.bulkOffer,
    vat: product.vat,
    saleUnit: product.saleUnit,
    colours: product.colours,
    models: product.models,
    isSoldOut: product.isSoldOut,
    soldOutVariants: product.soldOutVariants,
  };
}
