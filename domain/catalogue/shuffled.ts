/** How many orders the catalogue has (HOME-004). */
export const ORDER_SEEDS = 32;

type Identified = { readonly id: string };

/**
 * The items in the order that a seed (taken modulo `ORDER_SEEDS`) gives their ids: the same on every machine and
 * whatever order they came in, and an added or removed item leaves the others as they were.
 */
export function shuffled<T extends Identified>(items: readonly T[], seed: number): T[] {
  const order: T[] = [];
  for (const position of shuffledPositions(items, seed)) {
    const item = items[position];
    if (item !== undefined) order.push(item);
  }
  return order;
}

/** The positions of the items, in the order of a seed. */
export function shuffledPositions(items: readonly Identified[], seed: number): Uint32Array {
  const salt = mixed(orderSeed(seed) + 1);
  const keys = new Float64Array(items.length);
  for (let position = 0; position < items.length; position += 1) {
    const hash = idHash(items[position]?.id ?? '');
    // 32 bits of chance above 21 bits of position fill a float's 53 exactly, and floats sort fast.
    keys[position] = mixed(hash ^ salt) * POSITIONS + position;
  }
  return new Uint32Array(keys.sort().map((key) => key % POSITIONS));
}

/** Any number as one of the seeds; what is no whole number is 0. */
export function orderSeed(seed: number): number {
  return Number.isSafeInteger(seed) ? ((seed % ORDER_SEEDS) + ORDER_SEEDS) % ORDER_SEEDS : 0;
}

const POSITIONS = 2 ** 21;

/** FNV-1a over the text's UTF-16 units, unsigned. */
function idHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** The finaliser of murmur3: every bit of the number decides every bit of the result, unsigned. */
function mixed(value: number): number {
  let bits = value ^ (value >>> 16);
  bits = Math.imul(bits, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
