import type { ShelfPlace } from '#domain/stock/shelf.ts';
import { shelfVariants } from '#domain/stock/shelf-variants.ts';
import { currentProducts } from '#server/catalogue/current-products.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import { sumsOf } from './queries.ts';

/**
 * The products of lines, by their ids. A line may also name a colour that the product had once, so that what was counted
 * of it can be taken off.
 * @throws Refusal 'unknown-product' naming all that are · 'invalid-request' for a name that is no variant
 */
export async function productsOfLines(
  ctx: Context,
  lines: readonly ShelfPlace[],
): Promise<ReadonlyMap<string, StoredProduct>> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const present = (await currentProducts(ctx, ids)).filter(({ deletedAt }) => deletedAt === null);
  const products = new Map(present.map((product) => [product.id, product]));
  const unknown = ids.filter((id) => !products.has(id));
  if (unknown.length > 0) {
    const detail = `No están en el catálogo: ${unknown.join(', ')}.`;
    throw new Refusal('unknown-product', { detail, members: { ids: unknown } });
  }
  const former = await sumsOf(ctx.db, ids);
  for (const { productId, variant } of lines) {
    const product = products.get(productId);
    const isFormer = former.some((sum) => sum.product_id === productId && sum.variant === variant);
    if (product !== undefined && !isFormer && !shelfVariants(product).includes(variant))
      throw notAVariant(product, variant);
  }
  return products;
}

function notAVariant({ name }: StoredProduct, variant: string): Refusal {
  const text = variant === '' ? 'falta el color o modelo' : `'${variant}' no es un color ni un modelo`;
  return new Refusal('invalid-request', {
    errors: [{ field: 'lines.variant', message: `Color o modelo: ${text} de ${name}` }],
  });
}
