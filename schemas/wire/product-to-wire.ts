import { GENERAL_VAT } from '#domain/law/vat.ts';
import { isByMeasure } from '#domain/measure/sale-unit.ts';
import { toDecimalString } from '#domain/money/decimal-string.ts';
import type { OrderedProduct } from '#domain/orders/order.ts';
import type { Product } from '#domain/products/product.ts';
import type { WireItem, WireProduct } from '../product-answer.ts';
import { bulkOfferToWire } from './bulk-offer-to-wire.ts';

// Shoppers' browsers only read products, so what writes them stands apart from `product.ts`.

export function productToWire(product: Product): WireProduct {
  const soldOut = [...product.soldOutVariants];
  const photoColour = [...product.photoColours];
  const barCodes = [...product.barCodes];
  const { unitAmount, unitMeasure } = product;
  const item = {
    ...itemToWire(product),
    ...(unitAmount !== '' && { unitAmount }),
    ...(unitMeasure !== '' && { unitMeasure }),
    ...(soldOut.length > 0 && { soldOut }),
    ...(photoColour.length > 0 && { photoColour }),
    ...(barCodes.length > 0 && { barCodes }),
  };
  return {
    _id: product.id,
    offer: product.isOffer,
    section: product.section,
    subsection: product.subsection,
    filter: product.isHidden,
    ...(product.isSoldOut && { soldOut: true }),
    ...(product.left !== undefined && { left: product.left }),
    data: { type: product.type, items: [item] },
  };
}

/** `data.items[0]` of what orders keep of a product. */
export function itemToWire(product: OrderedProduct): WireItem {
  return {
    marca: product.brand,
    name: product.name,
    photo: [...product.photos],
    ...(product.altTexts.length > 0 && { photoAlt: [...product.altTexts] }),
    price: product.price === null ? '' : toDecimalString(product.price),
    summary: product.summary,
    description: product.description,
    specsTecs: product.specifications,
    colours: [...product.colours],
    models: [...product.models],
    ...(product.code === null ? {} : { code: product.code }),
    ...bulkOfferToWire(product.bulkOffer, product.saleUnit),
    ...(product.vat !== GENERAL_VAT && { vat: product.vat }),
    ...(isByMeasure(product.saleUnit) && { unit: product.saleUnit }),
  };
}
