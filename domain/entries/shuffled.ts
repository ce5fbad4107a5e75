import { sortedByKeys } from './sorted-by-keys.ts';

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
  return sortedByKeys(Uint32Array.from(keys.keys()), keys);
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

/** The finaliser of murmur3, unsigned: every bit of the number affects every bit of the result. */
function mixed(value: number): number {
  let bits = value ^ (value >>> 16);
  bits = Math.imul(bits, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
