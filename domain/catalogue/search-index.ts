import { type CatalogueEntry, catalogueEntry, type Searchable } from './catalogue-entry.ts';
import { orderSeed, orderWith, orderWithout, shuffledPositions } from './shuffled.ts';

/** A catalogue made ready to be searched. It never changes: a write gives a new one that shares all other entries. */
export type CatalogueIndex<T extends Searchable> = {
  /** In the order of their products' ids. */
  readonly entries: readonly CatalogueEntry<T>[];
  /**
   * Every code of the entries, as `codeKey` makes it, and maybe others: most texts are no code at all. It only grows,
   * and is one with the index that this one came from; to that one a code too many is a look in vain.
   */
  readonly codes: Set<string>;
  /** What `orderFor` has worked out, by seed. */
  readonly orders: Map<number, KnownOrder>;
};

type KnownOrder = {
  readonly positions: Uint32Array;
  /** What happened to the entries since: a write leaves it to whoever asks next for this order. */
  readonly since: readonly Step[];
};

type Step = (positions: Uint32Array, seed: number) => Uint32Array;

/** Past this many steps, working an order out anew is cheaper; it takes about 20 ms for 100,000 entries. */
const MOST_STEPS = 8;

export function indexed<T extends Searchable>(products: readonly T[]): CatalogueIndex<T> {
  return indexedEntries(products.map(catalogueEntry));
}

/** The same for products whose entries were made one by one. */
export function indexedEntries<T extends Searchable>(
  entries: readonly CatalogueEntry<T>[],
): CatalogueIndex<T> {
  return indexOf(entries.toSorted(byId));
}

/** The index of the products that are kept. */
export function narrowed<T extends Searchable>(
  { entries }: CatalogueIndex<T>,
  isKept: (product: T) => boolean,
): CatalogueIndex<T> {
  return indexOf(entries.filter(({ product }) => isKept(product)));
}

/** The product of that id, or `null`. */
export function productWithId<T extends Searchable>({ entries }: CatalogueIndex<T>, id: string): T | null {
  const product = entries[placeOf(entries, id)]?.product;
  return product?.id === id ? product : null;
}

/** The positions of the entries in the order of a seed. */
export function orderFor<T extends Searchable>(index: CatalogueIndex<T>, seed: number): Uint32Array {
  const key = orderSeed(seed);
  const known = index.orders.get(key);
  if (known?.since.length === 0) return known.positions;
  const positions =
    known === undefined
      ? shuffledPositions(
          index.entries.map((entry) => entry.product),
          key,
        )
      : known.since.reduce((before, step) => step(before, key), known.positions);
  index.orders.set(key, { positions, since: [] });
  return positions;
}

/** The index after a product was added or changed. */
export function withProduct<T extends Searchable>(index: CatalogueIndex<T>, product: T): CatalogueIndex<T> {
  const { entries, codes, orders } = index;
  const entry = catalogueEntry(product);
  codes.add(entry.code);
  const position = placeOf(entries, product.id);
  // The order goes by ids alone, so it stays.
  if (entries[position]?.product.id === product.id)
    return { ...index, entries: entries.with(position, entry) };
  const added = entries.toSpliced(position, 0, entry);
  const idAt = (position: number) => added[position]?.product.id ?? '';
  return {
    entries: added,
    codes,
    orders: afterStep(orders, (positions, seed) => orderWith(positions, { position, idAt, seed })),
  };
}

/** The index without the product of that id. */
export function withoutProduct<T extends Searchable>(
  index: CatalogueIndex<T>,
  id: string,
): CatalogueIndex<T> {
  const { entries, codes, orders } = index;
  const position = placeOf(entries, id);
  if (entries[position]?.product.id !== id) return index;
  return {
    entries: entries.toSpliced(position, 1),
    codes,
    orders: afterStep(orders, (positions) => orderWithout(positions, position)),
  };
}

function indexOf<T extends Searchable>(entries: readonly CatalogueEntry<T>[]): CatalogueIndex<T> {
  return { entries, codes: new Set(entries.map(({ code }) => code)), orders: new Map() };
}

function byId(one: CatalogueEntry<Searchable>, other: CatalogueEntry<Searchable>): number {
  if (one.product.id === other.product.id) return 0;
  return one.product.id < other.product.id ? -1 : 1;
}

/** Where an id stands, or would stand. */
function placeOf(entries: readonly CatalogueEntry<Searchable>[], id: string): number {
  let from = 0;
  let to = entries.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((entries[middle]?.product.id ?? '') < id) from = middle + 1;
    else to = middle;
  }
  return from;
}

function afterStep(orders: ReadonlyMap<number, KnownOrder>, step: Step): Map<number, KnownOrder> {
  const kept = [...orders].filter(([, { since }]) => since.length < MOST_STEPS);
  return new Map(kept.map(([seed, { positions, since }]) => [seed, { positions, since: [...since, step] }]));
}
