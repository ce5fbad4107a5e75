import { missingGoods } from '#domain/quotes/missing-goods.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { currentProducts } from '#server/catalogue/current-products.ts';
import type { Context } from '#server/kernel/context.ts';

/** The lines of a quote that the shop can't sell now. */
export async function missingInWords(ctx: Context, { lines }: Pick<Quote, 'lines'>): Promise<string[]> {
  const found = await currentProducts(
    ctx,
    lines.map(({ product }) => product.id),
  );
  const present = new Map(
    found.filter(({ deletedAt }) => deletedAt === null).map((product) => [product.id, product] as const),
  );
  return missingGoods(lines, present).map(({ text }) => text);
}
