import { matchedList } from '#domain/pasted-list/matched-list.ts';
import type { WireMatchedList } from '#schemas/matched-list-answer.ts';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { asSeen } from '#server/catalogue/as-seen.ts';
import { inPieces } from '#server/kernel/breathe.ts';
import type { Context } from '#server/kernel/context.ts';

/** What the lines of a pasted list ask for. It stores nothing; a long list lets others pass between its lines. */
export async function matchList(ctx: Context, list: string): Promise<WireMatchedList> {
  const lines = await inPieces(matchedList(ctx.catalogue.storefront().visible, list, ctx.store.synonyms));
  const products = new Set(lines.flatMap(({ candidates }) => candidates.map(({ product }) => product)));
  return {
    lines: lines.map((line) => ({
      ...line,
      candidates: line.candidates.map(({ product, variant }) => ({ product: product.id, variant })),
    })),
    products: [...products].map((product) => productToWire(asSeen(ctx, product))),
  };
}
