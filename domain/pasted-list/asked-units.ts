import type { OrderedUnits } from '../cart/repeated-order.ts';
import { mostParts } from '../measure/sale-unit.ts';
import type { Product } from '../products/product.ts';
import { askedParts } from './asked-parts.ts';
import type { MatchedLine } from './matched-list.ts';

/** The units of the sure lines, one entry for each product: a list may name it twice. */
export function askedUnits(lines: readonly MatchedLine<Product>[]): OrderedUnits[] {
  const byId = new Map<string, { product: Product; quantities: Map<string, number> }>();
  for (const line of lines) {
    const { certainty, candidates } = line;
    const [candidate] = candidates;
    if (certainty !== 'sure' || candidate === undefined) continue;
    const { product, variant } = candidate;
    const entry = byId.get(product.id) ?? { product, quantities: new Map<string, number>() };
    const key = variant ?? '';
    const asked = askedParts(line, product);
    if (!('parts' in asked)) continue;
    entry.quantities.set(
      key,
      Math.min((entry.quantities.get(key) ?? 0) + asked.parts, mostParts(product.saleUnit)),
    );
    byId.set(product.id, entry);
  }
  return [...byId].map(([productId, { product, quantities }]) => ({
    productId,
    name: product.name,
    quantities: Object.fromEntries(quantities),
    code: product.saleUnit.code,
    pieces: [],
  }));
}
