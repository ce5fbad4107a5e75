import { type UnitPrice, unitPrice } from '../law/unit-price.ts';
import { GENERAL_VAT } from '../law/vat.ts';
import { isByMeasure } from '../measure/sale-unit.ts';
import { priceOf } from '../pricing/price-of.ts';
import { formatShopMoment } from '../text/shop-moment.ts';
import { shopTime } from '../time/shop-days.ts';
import { isWhollySoldOut } from './availability.ts';
import type { Product } from './product.ts';
import type { FieldsWith } from './product-fields.ts';
import { variantsOf } from './variants.ts';

type Counted = FieldsWith<{ card: 'count' }>;

/** The fields that a product card shows. What most products have no or the usual value of is then left out. */
export type ListedProduct = Pick<Product, FieldsWith<{ card: 'whole' }>> &
  Partial<Pick<Product, FieldsWith<{ card: 'when-some' }>>> & {
    readonly [Field in Counted as Field extends `${infer One}s` ? `${One}Count` : never]: number;
  } & {
    /** Of a product that says how much it contains. */
    readonly unitPrice?: UnitPrice;
    /** What is left of a product without variants, where the shop tells it; in smallest parts (STOCK-002). */
    readonly left?: number;
    /** When the price goes back to the one before, for people: '30/11/2026, 20:30 h'. */
    readonly priceEnd?: string;
  };

/** A product with what its record says of its price; epoch ms. */
type PricedProduct = Product & { readonly priceEndsAt?: number | null };

export function listedProductOf(product: PricedProduct): ListedProduct {
  const left = leftOnCard(product);
  const perUnit = unitPrice(priceOf(product, 1).price, product);
  return {
    id: product.id,
    section: product.section,
    subsection: product.subsection,
    type: product.type,
    isOffer: product.isOffer,
    isHidden: product.isHidden,
    isSoldOut: isWhollySoldOut(product),
    brand: product.brand,
    name: product.name,
    summary: product.summary,
    photos: product.photos,
    ...(product.altTexts.length > 0 && { altTexts: product.altTexts }),
    price: product.price,
    bulkOffer: product.bulkOffer,
    code: product.code,
    colours: product.colours,
    ...(product.vat !== GENERAL_VAT && { vat: product.vat }),
    ...(isByMeasure(product.saleUnit) && { saleUnit: product.saleUnit }),
    ...(perUnit !== null && { unitPrice: perUnit }),
    ...(left !== null && { left }),
    ...(product.priceEndsAt && { priceEnd: formatShopMoment(shopTime(product.priceEndsAt)) }),
    modelCount: product.models.length,
  };
}

/** Of colours and models their product's page tells each. */
function leftOnCard(product: Product): number | null {
  if (product.left === undefined) return null;
  const [variant] = variantsOf(product);
  return variant?.kind === 'single' ? (product.left[variant.key] ?? null) : null;
}
