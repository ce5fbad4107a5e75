import type { MatchedLine } from '#domain/pasted-list/matched-list.ts';
import type { Product } from '#domain/products/product.ts';
import { productFromWire, type WireProduct } from './product.ts';

/** What the lines of a pasted list ask for. Products that several lines may mean are sent once. */
export type WireMatchedList = {
  lines: {
    text: string;
    units: number;
    certainty: 'sure' | 'doubtful' | 'unknown';
    candidates: { product: string; variant: string | null }[];
  }[];
  products: WireProduct[];
};

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
