/** How many orders the catalogue has (HOME-004). */
export const ORDER_SEEDS = 32;

/**
 * The positions of entries in the order that a seed gives their ids: the same on every machine, and an added or removed
 * product leaves the others as they were.
 * @param entries each with the `idHash` of its product's id
 */
export function shuffledPositions(
  entries: readonly { readonly idHash: number }[],
  seed: number,
): Uint32Array {
  const salt = mixed(orderSeed(seed) + 1);
  const keys = new Uint32Array(entries.length);
  let position = 0;
  for (const { idHash } of entries) {
    keys[position] = mixed(idHash ^ salt);
    position += 1;
  }
  return positionsByKey(keys);
}

/** Any number as one of the seeds, modulo `ORDER_SEEDS`; what is no whole number is 0. */
export function orderSeed(seed: number): number {
  return Number.isSafeInteger(seed) ? ((seed % ORDER_SEEDS) + ORDER_SEEDS) % ORDER_SEEDS : 0;
}

/** FNV-1a over the text's UTF-16 units, of 32 bits. */
export function idHash(id: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  }
  return hash;
}

const DIGIT_BITS = 11;
const DIGITS = 2 ** DIGIT_BITS;

/** The positions of keys of 32 bits in ascending order, equal ones as they stand: sorted by one digit after another. */
function positionsByKey(keys: Uint32Array): Uint32Array {
  let positions = new Uint32Array(keys.length).map((_, position) => position);
  for (let shift = 0; shift < 32; shift += DIGIT_BITS) {
    const digitAt = (position: number) => ((keys[position] ?? 0) >>> shift) & (DIGITS - 1);
    const places = new Uint32Array(DIGITS + 1);
    for (let position = 0; position < keys.length; position += 1) {
      const next = digitAt(position) + 1;
      places[next] = (places[next] ?? 0) + 1;
    }
    for (let digit = 1; digit < DIGITS; digit += 1) {
      places[digit] = (places[digit] ?? 0) + (places[digit - 1] ?? 0);
    }
    const sorted = new Uint32Array(keys.length);
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

/** The finaliser of murmur3: every bit of the number decides every bit of the result, unsigned. */
function mixed(value: number): number {
  let bits = value ^ (value >>> 16);
  bits = Math.imul(bits, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
