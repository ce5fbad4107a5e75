import type { Product } from './product.ts';

/** What a card of the grid or a carousel shows. */
export type ListedProduct = Pick<
  Product,
  | 'id'
  | 'section'
  | 'subsection'
  | 'type'
  | 'isOffer'
  | 'isHidden'
  | 'brand'
  | 'name'
  | 'summary'
  | 'photos'
  | 'price'
  | 'bulkOffer'
  | 'code'
  | 'colours'
> & {
  readonly modelCount: number;
  /** Left out where no photo has one: most have none, and pages carry many cards. */
  readonly altTexts?: Product['altTexts'];
};

export function listedProductOf(product: Product): ListedProduct {
  return {
    id: product.id,
    section: product.section,
    subsection: product.subsection,
    type: product.type,
    isOffer: product.isOffer,
    isHidden: product.isHidden,
    brand: product.brand,
    name: product.name,
    summary: product.summary,
    photos: product.photos,
    ...(product.altTexts.length > 0 && { altTexts: product.altTexts }),
    price: product.price,
    bulkOffer: product.bulkOffer,
    code: product.code,
    colours: product.colours,
    modelCount: product.models.length,
  };
}
