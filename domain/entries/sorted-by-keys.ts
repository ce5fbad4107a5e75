const DIGIT_BITS = 11;
const DIGITS = 2 ** DIGIT_BITS;

/**
 * The positions in the ascending order of their keys; those of equal keys stay in the given order. A radix sort, which
 * takes a pass for each digit of the largest key.
 * @param keys a 32-bit key for each position
 */
export function sortedByKeys(given: Uint32Array, keys: Uint32Array): Uint32Array {
  let positions = given;
  const largest = positions.reduce((most, position) => Math.max(most, keys[position] ?? 0), 0);
  for (let shift = 0; shift < 32 && (shift === 0 || largest >>> shift > 0); shift += DIGIT_BITS) {
    const digitAt = (position: number) => ((keys[position] ?? 0) >>> shift) & (DIGITS - 1);
    const places = new Uint32Array(DIGITS + 1);
    for (const position of positions) {
      const next = digitAt(position) + 1;
      places[next] = (places[next] ?? 0) + 1;
    }
    for (let digit = 1; digit < DIGITS; digit += 1) {
      places[digit] = (places[digit] ?? 0) + (places[digit - 1] ?? 0);
    }
    const sorted = new Uint32Array(positions.length);
    for (const position of positions) {
      const digit = digitAt(position);
      const place = places[digit] ?? 0;
      sorted[place] = position;
      places[digit] = place + 1;
    }
    positions = sorted;
  }
  return positions;
}
