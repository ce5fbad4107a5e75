type Step = {
  readonly index: number;
  readonly step: number;
  readonly count: number;
};

/** The index after a step, wrapped at both ends (GALLERY-002). It is 0 when `count` is 0. */
export function wrappedIndex({ index, step, count }: Step): number {
  if (count === 0) return 0;
  return (((index + step) % count) + count) % count;
}
