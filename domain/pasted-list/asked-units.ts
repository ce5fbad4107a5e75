import type { OrderedUnits } from '../cart/repeated-order.ts';
import type { Product } from '../products/product.ts';
import { MAX_UNITS } from '../products/variants.ts';
import type { MatchedLine } from './matched-list.ts';

/** The units of the sure lines, one entry for each product: a list may name it twice. */
export function askedUnits(lines: readonly MatchedLine<Product>[]): OrderedUnits[] {
  const byId = new Map<string, { name: string; quantities: Map<string, number> }>();
  for (const { certainty, units, candidates } of lines) {
    const [candidate] = candidates;
    if (certainty !== 'sure' || candidate === undefined) continue;
    const { product, variant } = candidate;
    const entry = byId.get(product.id) ?? { name: product.name, quantities: new Map<string, number>() };
    const key = variant ?? '';
    entry.quantities.set(key, Math.min((entry.quantities.get(key) ?? 0) + units, MAX_UNITS));
    byId.set(product.id, entry);
  }
  return [...byId].map(([productId, { name, quantities }]) => ({
    productId,
    name,
    quantities: Object.fromEntries(quantities),
  }));
}
