/** Repeatable random numbers: the same seed gives the same sequence on every machine. */
export type Random = {
  /** From 0 up to, not including, 1. */
  readonly fraction: () => number;
  /** A whole number from `least` to `most`, both included. */
  readonly between: (range: { least: number; most: number }) => number;
  readonly happens: (probability: number) => boolean;
  readonly pick: <T>(items: readonly T[]) => T;
  /** `count` of the items, in their own order. */
  readonly some: <T>(items: readonly T[], count: number) => T[];
};

/** mulberry32: small, fast, and even enough for demo data. */
export function randomFrom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    fraction,
    between: ({ least, most }) => least + Math.floor(fraction() * (most - least + 1)),
    happens: (probability) => fraction() < probability,
    pick(items) {
      const item = items[Math.floor(fraction() * items.length)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    some(items, count) {
      let missing = Math.min(count, items.length);
      return items.filter((_, index) => {
        const isTaken = fraction() * (items.length - index) < missing;
        if (isTaken) missing--;
        return isTaken;
      });
    },
  };
}
