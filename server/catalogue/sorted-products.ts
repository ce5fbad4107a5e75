import { orderKeys, textKeys } from '#domain/catalogue/order-keys.ts';
import type { ListOrder } from '#domain/catalogue/product-order.ts';
import type { CatalogueIndex } from '#domain/catalogue/search-index.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';

type Index = CatalogueIndex<StoredProduct>;

const orders = new WeakMap<Index, Map<ListOrder, readonly StoredProduct[]>>();

/** All products of the index in that order; sorted once for each state of the catalogue. */
export function sortedProducts(index: Index, order: ListOrder): readonly StoredProduct[] {
  const ofIndex = orders.get(index) ?? new Map<ListOrder, readonly StoredProduct[]>();
  orders.set(index, ofIndex);
  const known = ofIndex.get(order) ?? sorted(index, order);
  ofIndex.set(order, known);
  return known;
}

function sorted({ entries }: Index, order: ListOrder): readonly StoredProduct[] {
  const keys = KEYS_IN[order](entries);
  return entries
    .map(({ product }, at) => ({ product, key: keys[at] ?? 0 }))
    .sort((one, other) => one.key - other.key || newestFirst(one.product, other.product))
    .map(({ product }) => product);
}

type Entries = Index['entries'];

/** What the lowest of comes first, by position. */
const KEYS_IN: Readonly<Record<ListOrder, (entries: Entries) => ArrayLike<number>>> = {
  newest: () => [],
  name: (entries) => orderKeys(entries, 'name'),
  'name-desc': (entries) => Array.from(orderKeys(entries, 'name'), (key) => -key),
  code: (entries) => codeKeys(entries, 1),
  'code-desc': (entries) => codeKeys(entries, -1),
  cheapest: (entries) => orderKeys(entries, 'cheapest'),
  dearest: (entries) => orderKeys(entries, 'dearest'),
};

function codeKeys(entries: Entries, direction: 1 | -1): readonly number[] {
  const keys = textKeys(entries.map(({ product }) => product.code ?? ''));
  return entries.map(({ product }, at) =>
    product.code === null ? Number.MAX_SAFE_INTEGER : direction * (keys[at] ?? 0),
  );
}

/** Products added at the same time are sorted by id, so paging neither repeats nor skips one. */
function newestFirst(one: StoredProduct, other: StoredProduct): number {
  return other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1);
}
