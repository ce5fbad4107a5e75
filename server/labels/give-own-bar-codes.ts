import { barCodesOf, readBarCode, writtenBarCode } from '#domain/bar-codes/variant-bar-codes.ts';
import type { Product } from '#domain/products/product.ts';
import { variantsOf } from '#domain/products/variants.ts';
import type { WireOwnBarCodes } from '#schemas/bar-codes-answers.ts';
import { changeProduct } from '#server/catalogue/change-product.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { ownBarCodes } from './own-bar-codes.ts';

/**
 * Gives each of these products, and each of their colours and models, a code of the shop's own where it has none
 * (LABEL-001). Products that are gone are left out.
 */
export async function giveOwnBarCodes(ctx: Context, ids: readonly string[]): Promise<WireOwnBarCodes> {
  assertMay(ctx, 'catalogue');
  let given = 0;
  for (const id of new Set(ids)) {
    const product = ctx.catalogue.product(id);
    const lacking = product === null ? [] : uncoded(product);
    if (lacking.length === 0) continue;
    const codes = await ownBarCodes(ctx, lacking.length);
    const changed = await changeProduct(ctx, {
      id,
      expectedVersion: null,
      event: 'product-changed',
      change: (before) => ({ product: withCodes(before, codes), isDeleted: false }),
    });
    given += changed.barCodes.filter((text) => codes.includes(readBarCode(text).code)).length;
  }
  return { given };
}

/** Somebody may have given some of them a code meanwhile. */
function withCodes(before: Product, codes: readonly string[]): Product {
  const added = uncoded(before).flatMap((variant, at) => {
    const code = codes[at];
    return code === undefined ? [] : [writtenBarCode({ variant, code })];
  });
  return { ...before, barCodes: [...before.barCodes, ...added] };
}

/** The variants without a code, '' for a product without variants. */
function uncoded(product: Pick<Product, 'barCodes' | 'colours' | 'models'>): readonly string[] {
  const coded = new Set(barCodesOf(product).map(({ variant }) => variant));
  const variants = variantsOf(product).map(({ key, label }) => (label === '' ? '' : key));
  return variants.filter((variant) => !coded.has(variant));
}
