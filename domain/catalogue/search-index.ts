import { type CatalogueEntry, catalogueEntry, type Searchable } from '../entries/catalogue-entry.ts';
import {
  type CatalogueChange,
  changedEntries,
  type EntriesById,
  entryWithId,
  sortedById,
} from '../entries/entries-by-id.ts';
import type { CollectedTexts } from '../entries/entry-texts.ts';
import { orderSeed, shuffledPositions } from '../entries/shuffled.ts';
import type { CategoryCounts } from './category-counts.ts';
import { type Facets, facetsIn } from './facets.ts';
import type { Filters } from './filters.ts';
import { type Matches, matchesIn, type ReadMatches } from './matches.ts';
import { orderKeys } from './order-keys.ts';
import { asksForPrices, type PreparedFilters, preparedFilters } from './prepared-filters.ts';
import type { ProductOrder } from './product-order.ts';

/** A searchable catalogue. It is immutable: a write creates a new one, which shares the unchanged entries. */
export type CatalogueIndex<T extends Searchable> = {
  readonly entries: EntriesById<T>;
  /** The same object as long as writes leave alone what searches compare. */
  readonly texts: object;
  /** Cached results of `orderFor`, by seed. */
  readonly orders: Map<number, Uint32Array>;
  /** Cached results of `matchesFor`, by filters. */
  readonly searches: Answers<Matches>;
  /** Cached results of `readMatches`, by filters and synonyms. */
  readonly readings: Answers<ReadMatches | null>;
  /** Cached results of `entryTextsOf`, shared by the indexes before and after a write. */
  readonly collected: CollectedTexts;
  /** Cached results of `facetsFor`, by filters. */
  readonly facets: Answers<Facets>;
  /** Cached results of `foundCounts`, by filters and synonyms. */
  readonly counts: Answers<CategoryCounts>;
  /** Cached results of `orderKeysFor`. */
  readonly orderKeys: Map<ProductOrder, Uint32Array>;
};

/** Answers by their question, with the filters of it. */
type Answers<Answer> = Map<string, { readonly filters: PreparedFilters; readonly answer: Answer }>;

/** Each search takes a byte per product. */
const MAX_SEARCHES = 64;

export function indexed<T extends Searchable>(products: readonly T[]): CatalogueIndex<T> {
  return indexedEntries(products.map(catalogueEntry));
}

/** The same for entries that exist already. */
export function indexedEntries<T extends Searchable>(
  entries: readonly CatalogueEntry<T>[],
): CatalogueIndex<T> {
  return indexOf(sortedById(entries));
}

/** The index of the products for which `isKept` is true. */
export function narrowed<T extends Searchable>(
  { entries }: CatalogueIndex<T>,
  isKept: (product: T) => boolean,
): CatalogueIndex<T> {
  return indexOf(entries.filter(({ product }) => isKept(product)));
}

/** The index after changes of different products, in pieces; the same index when none of them concerns it. */
export function* withChanges<T extends Searchable>(
  index: CatalogueIndex<T>,
  changes: readonly CatalogueChange<T>[],
  isKept: (product: T) => boolean = () => true,
): Generator<undefined, CatalogueIndex<T>> {
  const changed = yield* changedEntries(index.entries, changes, isKept);
  if (changed === null) return index;
  const after = { ...indexOf(changed.entries), collected: index.collected };
  if (!changed.hasSameIds) return after;
  // An order depends on the ids alone.
  const ordered = { ...after, orders: index.orders };
  if (!changed.hasSameTexts) return ordered;
  const { texts } = index;
  return { ...ordered, texts, searches: unpriced(index.searches), readings: unpriced(index.readings) };
}

/** The answers to questions that don't ask for prices and offers. */
function unpriced<Answer>(answers: Answers<Answer>): Answers<Answer> {
  return new Map([...answers].filter(([, { filters }]) => !asksForPrices(filters)));
}

/** The product with this id, or `null`. */
export function productWithId<T extends Searchable>({ entries }: CatalogueIndex<T>, id: string): T | null {
  return entryWithId(entries, id)?.product ?? null;
}

/** The positions of the entries in a seed's order. */
export function orderFor<T extends Searchable>(
  { entries, orders }: CatalogueIndex<T>,
  seed: number,
): Uint32Array {
  const known = orders.get(orderSeed(seed));
  if (known !== undefined) return known;
  const order = shuffledPositions(entries, seed);
  orders.set(orderSeed(seed), order);
  return order;
}

/** The matching entries, by position and ranked by fit. */
export function matchesFor<T extends Searchable>(
  { entries, searches }: CatalogueIndex<T>,
  filters: Filters,
): Matches {
  return answered(searches, { filters }, (prepared) => matchesIn(entries, prepared));
}

/** What the matching entries can be narrowed by, with counts. */
export function facetsFor<T extends Searchable>(
  { entries, facets }: CatalogueIndex<T>,
  filters: Filters,
): Facets {
  return answered(facets, { filters }, (prepared) => facetsIn(entries, prepared));
}

/** The place of each entry in a chosen order, by position. */
export function orderKeysFor<T extends Searchable>(
  index: CatalogueIndex<T>,
  order: ProductOrder,
): Uint32Array {
  const keys = index.orderKeys.get(order) ?? orderKeys(index.entries, order);
  index.orderKeys.set(order, keys);
  return keys;
}

/** The answer for filters, which is kept. @param terms what else is asked for */
export function answered<Answer>(
  known: Answers<Answer>,
  { filters, terms }: { readonly filters: Filters; readonly terms?: unknown },
  answer: (prepared: PreparedFilters) => Answer,
): Answer {
  const prepared = preparedFilters(filters);
  const question = JSON.stringify([prepared, terms]);
  const before = known.get(question);
  if (before !== undefined) return before.answer;
  if (known.size === MAX_SEARCHES) known.clear();
  const made = answer(prepared);
  known.set(question, { filters: prepared, answer: made });
  return made;
}

function indexOf<T extends Searchable>(entries: EntriesById<T>): CatalogueIndex<T> {
  return {
    entries,
    texts: {},
    orders: new Map(),
    searches: new Map(),
    readings: new Map(),
    collected: { latest: null, of: null },
    facets: new Map(),
    counts: new Map(),
    orderKeys: new Map(),
  };
}
