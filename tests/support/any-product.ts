import fc from 'fast-check';
import { ownBarCode } from '#domain/bar-codes/bar-code.ts';
import { MEASURES } from '#domain/law/unit-price.ts';
import { VAT_RATES } from '#domain/law/vat.ts';
import { BY_PIECE, MEASURE_CODES, type SaleUnit, SCALES, stepsOf } from '#domain/measure/sale-unit.ts';
import { centavos } from '#domain/money/centavos.ts';
import { altTextsOf, photoColoursFor } from '#domain/products/alt-texts.ts';
import { madeByKind } from '#domain/products/by-kind.ts';
import type { Product } from '#domain/products/product.ts';
import { SECTIONS } from '#domain/products/sections.ts';

type Arbitraries = { readonly [Field in keyof Product]: fc.Arbitrary<Product[Field]> };

const text = fc.string({ maxLength: 30 });
const texts = fc.array(text, { maxLength: 4 });
const amount = fc.integer({ min: 1, max: 10 ** 12 }).map(centavos);
/** Any measure, step and minimum in which something can be sold. */
export const anyMeasure = fc
  .record({
    code: fc.constantFrom(...MEASURE_CODES),
    step: fc.nat(5),
    least: fc.integer({ min: 1, max: 20 }),
  })
  .map(({ code, step, least }): SaleUnit => {
    const increment = stepsOf(code)[step] ?? 1;
    return { code, scale: SCALES[code], increment, minimum: increment * least };
  });
const bulkOffer = fc.record({ minimumUnits: fc.integer({ min: 1, max: 999_999 }), packPrice: amount });

/** Products with something of every kind in every field, also in those that the table gets tomorrow. */
export function anyProduct(narrower: Partial<Arbitraries> = {}): fc.Arbitrary<Product> {
  const ofKinds: Arbitraries = madeByKind({
    id: () => fc.string({ minLength: 1, maxLength: 24 }),
    section: () => fc.constantFrom(...SECTIONS),
    category: () => text,
    text: () => text,
    code: () => fc.option(fc.string({ minLength: 1, maxLength: 40 })),
    flag: () => fc.boolean(),
    photos: () => texts,
    photoTexts: () => texts.map(altTextsOf),
    names: () => texts,
    price: () => fc.option(amount),
    vat: () => fc.constantFrom(...VAT_RATES),
    content: () => fc.constantFrom('', '1', '2.5', '0.125', '100'),
    measure: () => fc.constantFrom('' as const, ...MEASURES),
    saleUnit: () => fc.oneof(fc.constant(BY_PIECE), anyMeasure),
    barCodes: () => fc.uniqueArray(fc.nat(999_999).map(ownBarCode), { maxLength: 3 }),
    bulkOffer: () => fc.option(bulkOffer),
  });
  return fc
    .record<Product>({ ...ofKinds, ...narrower })
    .map(withWholeContent)
    .map(withOwnColours);
}

/** A photo shows a colour of the product, or none. */
export function withOwnColours(product: Product): Product {
  return { ...product, photoColours: photoColoursFor(product, product) };
}

/** A content without its measure is none. */
function withWholeContent(product: Product): Product {
  const isWhole = product.unitAmount !== '' && product.unitMeasure !== '';
  return isWhole ? product : { ...product, unitAmount: '', unitMeasure: '' };
}
