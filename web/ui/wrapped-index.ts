type Step = {
  readonly index: number;
  readonly step: number;
  readonly count: number;
};

/** The index after a step, past either end to the other (GALLERY-002). Of nothing it is 0. */
export function wrappedIndex({ index, step, count }: Step): number {
  if (count === 0) return 0;
  return (((index + step) % count) + count) % count;
}
