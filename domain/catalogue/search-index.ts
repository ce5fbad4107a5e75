import { type CatalogueEntry, catalogueEntry, type Searchable } from './catalogue-entry.ts';
import { orderSeed, shuffledPositions } from './shuffled.ts';

/** A catalogue made ready to be searched. It never changes: a write gives a new one that shares all other entries. */
export type CatalogueIndex<T extends Searchable> = {
  readonly entries: readonly CatalogueEntry<T>[];
  /** Every code of the entries, as `codeKey` makes it, and maybe some that are gone: most texts are no code at all. */
  readonly codes: ReadonlySet<string>;
  /** The positions of the entries in the order of a seed, worked out when first asked for. */
  readonly orderFor: (seed: number) => Uint32Array;
};

export function indexed<T extends Searchable>(products: readonly T[]): CatalogueIndex<T> {
  return indexedEntries(products.map(catalogueEntry));
}

/** The same for products whose entries were made one by one. */
export function indexedEntries<T extends Searchable>(
  entries: readonly CatalogueEntry<T>[],
): CatalogueIndex<T> {
  return indexOf(entries, new Set(entries.map((entry) => entry.code)));
}

/** The index after a product was added or changed. */
export function withProduct<T extends Searchable>(index: CatalogueIndex<T>, product: T): CatalogueIndex<T> {
  const position = index.entries.findIndex((entry) => entry.product.id === product.id);
  const entry = catalogueEntry(product);
  const codes = index.codes.has(entry.code) ? index.codes : new Set([...index.codes, entry.code]);
  if (position === -1) return indexOf([...index.entries, entry], codes);
  // The order goes by ids alone, so it stays.
  return { ...index, entries: index.entries.with(position, entry), codes };
}

/** The index without the product of that id. */
export function withoutProduct<T extends Searchable>(
  index: CatalogueIndex<T>,
  id: string,
): CatalogueIndex<T> {
  const entries = index.entries.filter((entry) => entry.product.id !== id);
  return entries.length === index.entries.length ? index : indexOf(entries, index.codes);
}

function indexOf<T extends Searchable>(
  entries: readonly CatalogueEntry<T>[],
  codes: ReadonlySet<string>,
): CatalogueIndex<T> {
  const orders = new Map<number, Uint32Array>();
  const orderFor = (seed: number) => {
    const key = orderSeed(seed);
    const known = orders.get(key);
    if (known !== undefined) return known;

    const order = shuffledPositions(
      entries.map((entry) => entry.product),
      key,
    );
    orders.set(key, order);
    return order;
  };
  return { entries, codes, orderFor };
}
