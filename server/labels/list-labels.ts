import { barCodesOf } from '#domain/bar-codes/variant-bar-codes.ts';
import { partsOfOne } from '#domain/measure/sale-unit.ts';
import { toDecimalString } from '#domain/money/decimal-string.ts';
import { priceOf } from '#domain/pricing/price-of.ts';
import type { Product } from '#domain/products/product.ts';
import { variantsOf } from '#domain/products/variants.ts';
import type { WireLabelledProduct, WireLabels } from '#schemas/labels.ts';
import { currentProducts } from '#server/catalogue/current-products.ts';
import { assertAdministrator } from '#server/kernel/assert-administrator.ts';
import type { Context } from '#server/kernel/context.ts';

/**
 * What labels of these products say now. All is read at once, so a change of prices that comes meanwhile is in all of them
 * or in none (LABEL-003).
 */
export async function listLabels(ctx: Context, ids: readonly string[]): Promise<WireLabels> {
  assertAdministrator(ctx);
  const asked = [...new Set(ids)];
  const products = new Map((await currentProducts(ctx, asked)).map((product) => [product.id, product]));
  return {
    products: asked
      .flatMap((id) => products.get(id) ?? [])
      .filter(({ deletedAt }) => deletedAt === null)
      .map(labelledProduct),
  };
}

function labelledProduct(product: Product): WireLabelledProduct {
  const { price } = priceOf(product, partsOfOne(product.saleUnit));
  const codes = barCodesOf(product);
  const codeOf = (variant: string) => codes.find((one) => one.variant === variant)?.code ?? null;
  return {
    _id: product.id,
    brand: product.brand,
    name: product.name,
    photo: product.photos[0] ?? null,
    price: price === null ? '' : toDecimalString(price),
    vat: product.vat,
    unit: product.saleUnit,
    soldOut: product.isSoldOut,
    barCode: codeOf(''),
    variants: variantsOf(product)
      .filter(({ label }) => label !== '')
      .map(({ key }) => ({
        name: key,
        soldOut: product.isSoldOut || product.soldOutVariants.includes(key),
        // A code of the whole product names its colours too.
        barCode: codeOf(key) ?? codeOf(''),
      })),
  };
}
