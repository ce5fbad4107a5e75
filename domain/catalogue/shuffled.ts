/** The number of orders of the catalogue (HOME-004). */
export const ORDER_SEEDS = 32;

/**
 * The positions of entries in a seed's order. The order is the same on every machine, and an added or removed product
 * doesn't move the others.
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

/** A seed for any number: modulo `ORDER_SEEDS`, and 0 for a number that is not whole. */
export function orderSeed(seed: number): number {
  return Number.isSafeInteger(seed) ? ((seed % ORDER_SEEDS) + ORDER_SEEDS) % ORDER_SEEDS : 0;
}

/** A 32-bit FNV-1a hash of the text's UTF-16 units. */
export function idHash(id: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  }
  return hash;
}

const DIGIT_BITS = 11;
const DIGITS = 2 ** DIGIT_BITS;

/** The positions of 32-bit keys in ascending order: a stable radix sort. */
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

/** The finaliser of murmur3, unsigned: every bit of the number affects every bit of the result. */
function mixed(value: number): number {
  let bits = value ^ (value >>> 16);
  bits = Math.imul(bits, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
