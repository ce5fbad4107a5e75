import type { MatchedLine } from '#domain/pasted-list/matched-list.ts';
import type { Product } from '#domain/products/product.ts';
import type { WireMatchedList } from '../matched-list-answer.ts';
import { productFromWire } from './product.ts';

export function matchedListFromWire({ lines, products }: WireMatchedList): MatchedLine<Product>[] {
  const byId = new Map(products.map((product) => [product._id, productFromWire(product)]));
  return lines.map((line) => ({
    ...line,
    candidates: line.candidates.flatMap(({ product: id, variant }) => {
      const product = byId.get(id);
      return product === undefined ? [] : [{ product, variant }];
    }),
  }));
}
