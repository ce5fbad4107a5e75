import { GENERAL_VAT } from '../law/vat.ts';
import { isWhollySoldOut } from './availability.ts';
import type { Product } from './product.ts';
import type { FieldsWith } from './product-fields.ts';

type Counted = FieldsWith<{ card: 'count' }>;

/** The fields that a product card shows. What most products have no or the usual value of is then left out. */
export type ListedProduct = Pick<Product, FieldsWith<{ card: 'whole' }>> &
  Partial<Pick<Product, FieldsWith<{ card: 'when-some' }>>> & {
    readonly [Field in Counted as Field extends `${infer One}s` ? `${One}Count` : never]: number;
  };

export function listedProductOf(product: Product): ListedProduct {
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
    ...(product.unitAmount !== '' && { unitAmount: product.unitAmount }),
    ...(product.unitMeasure !== '' && { unitMeasure: product.unitMeasure }),
    modelCount: product.models.length,
  };
}
