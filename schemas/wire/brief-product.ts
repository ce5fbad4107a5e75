import { altTextsFor } from '#domain/products/alt-texts.ts';
import { isWhollySoldOut, soldOutPartOf } from '#domain/products/availability.ts';
import { PRODUCT_FIELD_NAMES } from '#domain/products/by-kind.ts';
import type {
  BriefProduct,
  LongField,
  Product,
  SoldOutPart,
  VariantCount,
} from '#domain/products/product.ts';
import { PRODUCT_FIELDS, type ProductFields } from '#domain/products/product-fields.ts';
import { variantCountOf } from '#domain/products/variants.ts';
import type { WireItem, WireProduct } from '../product-answer.ts';
import { productFromWire } from './product.ts';
import { productToWire } from './product-to-wire.ts';

type WireBriefItem = Omit<WireItem, ProductFields[LongField]['wire']>;

/** A product in lists of the dashboard, with at most one photo. It is sold out when all its variants are. */
export type WireBriefProduct = Omit<WireProduct, 'data'> & {
  data: Omit<WireProduct['data'], 'items'> & { items: WireBriefItem[] };
  /** Absent if all variants can be bought, or none. */
  soldOutPart?: SoldOutPart;
  /** Absent without variants. */
  variantCount?: VariantCount;
};

const LONG_FIELDS = PRODUCT_FIELD_NAMES.filter((name): name is LongField => 'isLong' in PRODUCT_FIELDS[name]);
const LONG_KEYS = LONG_FIELDS.map((name) => PRODUCT_FIELDS[name].wire);

export function briefProductFromWire(wire: WireBriefProduct): BriefProduct {
  const { soldOutPart = null, variantCount = null } = wire;
  return { ...without(productFromWire(wire), LONG_FIELDS), soldOutPart, variantCount };
}

export function briefProductToWire(product: Product): WireBriefProduct {
  const photos = product.photos.slice(0, 1);
  const altTexts = altTextsFor(photos, product);
  const isSoldOut = isWhollySoldOut(product);
  const soldOutPart = soldOutPartOf(product);
  const variantCount = variantCountOf(product);
  const { data, ...wire } = productToWire({ ...product, photos, altTexts, isSoldOut });
  return {
    ...wire,
    ...(soldOutPart !== null && { soldOutPart }),
    ...(variantCount !== null && { variantCount }),
    data: { ...data, items: data.items.map((item) => without(item, LONG_KEYS)) },
  };
}

/** Safe: copies every other key with its value. */
function without<T extends object, Key extends keyof T & string>(
  object: T,
  keys: readonly Key[],
): Omit<T, Key> {
  const left: readonly string[] = keys;
  return Object.fromEntries(Object.entries(object).filter(([key]) => !left.includes(key))) as Omit<T, Key>;
}
