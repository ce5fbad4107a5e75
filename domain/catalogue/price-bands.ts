/** A range of prices to choose, in pesos, both ends included; 0 is no limit. */
export type PriceBand = { readonly minPrice: number; readonly price: number; readonly count: number };

/** Where the prices are cut: about as many products stand in each band. */
const SHARES = [0.25, 0.5, 0.75];

/**
 * The ranges of round amounts that the prices fall into; none where they are too alike.
 * @param prices in centavos
 * @param others counted where a range has none of the prices, in centavos
 */
export function priceBands(prices: readonly number[], others: readonly number[]): PriceBand[] {
  const [counted, rest] = [Float64Array.from(prices).sort(), Float64Array.from(others).sort()];
  const cuts = cutsOf(counted.length > 0 ? counted : rest);
  if (cuts.length === 0) return [];
  return [0, ...cuts].map((minPrice, at) => {
    const price = cuts[at] ?? 0;
    const range = { from: minPrice * 100, to: price === 0 ? Number.POSITIVE_INFINITY : price * 100 };
    return { minPrice, price, count: countWithin(counted, range) || countWithin(rest, range) };
  });
}

/** Round amounts in pesos, in ascending order. */
function cutsOf(sorted: Float64Array): number[] {
  const lowest = sorted[0] ?? 0;
  const highest = sorted.at(-1) ?? 0;
  const near = SHARES.map((share) => roundAmount((sorted[Math.floor(sorted.length * share)] ?? 0) / 100));
  return [...new Set(near)].filter((cut) => cut * 100 > lowest && cut * 100 < highest);
}

/** 1, 2 or 5 with zeros: the nearest by ratio, at least 1. */
function roundAmount(pesos: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(pesos, 1))));
  const ratios = [1, 2, 5, 10].map((factor) => ({
    amount: factor * power,
    ratio: Math.abs(Math.log((factor * power) / Math.max(pesos, 1))),
  }));
  return ratios.reduce((best, one) => (one.ratio < best.ratio ? one : best)).amount;
}

function countWithin(sorted: Float64Array, { from, to }: { from: number; to: number }): number {
  return placeOf(sorted, (price) => price > to) - placeOf(sorted, (price) => price >= from);
}

/** The first place whose price is beyond; the length without any. */
function placeOf(sorted: Float64Array, isBeyond: (price: number) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBeyond(sorted[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}
