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
  const salt = saltOf(seed);
  const keys = new Float64Array(items.length);
  for (let position = 0; position < items.length; position += 1) {
    keys[position] = keyOf({ id: items[position]?.id ?? '', position, salt });
  }
  return new Uint32Array(keys.sort().map((key) => key % POSITIONS));
}

type Added = {
  /** Where it came to stand; what stood there or behind it stands one further. */
  readonly position: number;
  /** The id at each position, the added one included. */
  readonly idAt: (position: number) => string;
  readonly seed: number;
};

/** An order that `shuffledPositions` made, after an item was added. */
export function orderWith(order: Uint32Array, { position: added, idAt, seed }: Added): Uint32Array {
  const salt = saltOf(seed);
  const keyAt = (position: number) => keyOf({ id: idAt(position), position, salt });
  const moved = (position: number) => (position < added ? position : position + 1);
  const key = keyAt(added);
  let place = 0;
  let end = order.length;
  while (place < end) {
    const middle = (place + end) >>> 1;
    if (keyAt(moved(order[middle] ?? 0)) < key) place = middle + 1;
    else end = middle;
  }
  const longer = new Uint32Array(order.length + 1);
  longer.set(order.subarray(0, place));
  longer[place] = added;
  longer.set(order.subarray(place), place + 1);
  for (let at = 0; at < longer.length; at += 1) {
    const position = longer[at] ?? 0;
    if (at !== place && position >= added) longer[at] = position + 1;
  }
  return longer;
}

/** An order that `shuffledPositions` made, after the item at a position was removed. */
export function orderWithout(order: Uint32Array, removed: number): Uint32Array {
  const place = order.indexOf(removed);
  const shorter = new Uint32Array(order.length - 1);
  shorter.set(order.subarray(0, place));
  shorter.set(order.subarray(place + 1), place);
  for (let at = 0; at < shorter.length; at += 1) {
    const position = shorter[at] ?? 0;
    if (position > removed) shorter[at] = position - 1;
  }
  return shorter;
}

/** Any number as one of the seeds; what is no whole number is 0. */
export function orderSeed(seed: number): number {
  return Number.isSafeInteger(seed) ? ((seed % ORDER_SEEDS) + ORDER_SEEDS) % ORDER_SEEDS : 0;
}

const POSITIONS = 2 ** 21;

const saltOf = (seed: number) => mixed(orderSeed(seed) + 1);

/** 32 bits of chance above 21 bits of position fill a float's 53 exactly, and floats sort fast. */
function keyOf({ id, position, salt }: { id: string; position: number; salt: number }): number {
  return mixed(idHash(id) ^ salt) * POSITIONS + position;
}

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
