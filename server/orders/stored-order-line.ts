import { z } from 'zod';
import { GENERAL_VAT, VAT_RATES } from '#domain/law/vat.ts';
import { BY_PIECE, isByMeasure } from '#domain/measure/sale-unit.ts';
import { centavos, MAX_CENTAVOS } from '#domain/money/centavos.ts';
import type { OrderedProduct } from '#domain/orders/order.ts';
import { saleUnitSchema } from '#schemas/sale-unit.ts';
import { firstStoredOrderLine } from '#server/db/first-stored-order-line.ts';

/**
 * The copy of a product that lines of orders and quotes have, stored in `product_copies`: the domain's names, amounts in centavos. A
 * change of this shape needs the next `v`, and a function that converts the previous version. What is sold by the piece
 * stays at version 2, so that its copies stay the same ones.
 */
type LineDocument = Omit<OrderedProduct, 'id' | 'saleUnit'> &
  ({ readonly v: 2 } | { readonly v: 3; readonly saleUnit: OrderedProduct['saleUnit'] });

const text = z.string();
const texts = z.array(text);
const amount = z.int().min(1).max(MAX_CENTAVOS).transform(centavos);

const lineDocumentSchema = z.object({
  v: z.literal([2, 3]),
  section: z.enum(['Maquina', 'Merceria']),
  subsection: text,
  type: text,
  brand: text,
  name: text,
  summary: text,
  description: text,
  specifications: text,
  photos: texts,
  altTexts: texts,
  price: amount.nullable(),
  bulkOffer: z.object({ minimumUnits: z.int().min(1), packPrice: amount }).nullable(),
  vat: z.enum(VAT_RATES),
  saleUnit: saleUnitSchema.default(BY_PIECE),
  colours: texts,
  models: texts,
  code: text.nullable(),
});

export function storedOrderLine(product: OrderedProduct): LineDocument {
  const { saleUnit } = product;
  return {
    ...(isByMeasure(saleUnit) ? { v: 3, saleUnit } : { v: 2 }),
    section: product.section,
    subsection: product.subsection,
    type: product.type,
    brand: product.brand,
    name: product.name,
    summary: product.summary,
    description: product.description,
    specifications: product.specifications,
    photos: product.photos,
    altTexts: product.altTexts,
    price: product.price,
    bulkOffer: product.bulkOffer,
    vat: product.vat,
    colours: product.colours,
    models: product.models,
    code: product.code,
  };
}

/** The product in a copy of any version. @throws SyntaxError for no or invalid JSON, ZodError for another shape */
export function orderedProduct(id: string, document: string | null): OrderedProduct {
  const stored: unknown = JSON.parse(document ?? '');
  const versioned = isVersioned(stored) ? stored : firstStoredOrderLine(stored);
  const newest = versioned.v === 1 ? withVat(versioned) : versioned;
  const { v: _, ...product } = lineDocumentSchema.parse(newest);
  return { id, ...product };
}

/** The first version's lines say no VAT: what every product had then. */
function withVat(first: object): object {
  return { ...first, v: 2, vat: GENERAL_VAT };
}

function isVersioned(stored: unknown): stored is { readonly v: unknown } {
  return typeof stored === 'object' && stored !== null && 'v' in stored;
}
