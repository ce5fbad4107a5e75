import {
  type CatalogueIndex,
  indexed,
  narrowed,
  productWithId,
  withoutProduct,
  withProduct,
} from '#domain/catalogue/search-index.ts';
import type { Database } from '#server/db/connect.ts';
import { catalogueVersion, productsChangedAfter } from './queries.ts';
import type { StoredProduct } from './stored-product.ts';

/** Past this many changes at once, making an index anew is cheaper than changing it one by one. */
const CHANGES_WORTH_REBUILDING = 32;

/**
 * The catalogue in memory: what pages, searches and lists read. The database stays the truth; `catchUp` reads what
 * changed there since, whoever changed it. Deleted products are not in it.
 */
export type LiveCatalogue = {
  /** Grows with every write. */
  version(): number;
  /** Hidden products are found too: callers say who may see them. */
  product(id: string): StoredProduct | null;
  /** What visitors see. */
  visible(): CatalogueIndex<StoredProduct>;
  /** What administrators see. */
  all(): CatalogueIndex<StoredProduct>;
  /** Brings it up to date with the database; when it returns, every earlier commit is seen. */
  catchUp(): Promise<void>;
};

export async function openLiveCatalogue(db: Database): Promise<LiveCatalogue> {
  let state = stateOf([], 0);
  let running: Promise<void> = Promise.resolve();

  async function readChanges(): Promise<void> {
    const version = await catalogueVersion(db);
    if (version === state.version) return;
    const changed = await productsChangedAfter(db, state.version);
    state = withChanges(state, changed, version);
  }

  const catalogue: LiveCatalogue = {
    version: () => state.version,
    product: (id) => productWithId(state.all, id),
    visible: () => state.visible,
    all: () => state.all,
    // One after another: a later call must not miss what an earlier one was too early to see.
    catchUp() {
      running = running.catch(() => undefined).then(readChanges);
      return running;
    },
  };
  await catalogue.catchUp();
  return catalogue;
}

type State = {
  readonly version: number;
  readonly all: CatalogueIndex<StoredProduct>;
  readonly visible: CatalogueIndex<StoredProduct>;
};

function stateOf(products: readonly StoredProduct[], version: number): State {
  const all = indexed(products);
  return { version, all, visible: narrowed(all, (product) => !product.isHidden) };
}

function withChanges(state: State, changed: readonly StoredProduct[], version: number): State {
  if (changed.length > CHANGES_WORTH_REBUILDING) return stateOf(afterChanges(state, changed), version);
  const isUnseen = (product: StoredProduct) => isGone(product) || product.isHidden;
  return {
    version,
    all: changed.reduce((index, product) => updated(index, product, isGone(product)), state.all),
    visible: changed.reduce((index, product) => updated(index, product, isUnseen(product)), state.visible),
  };
}

function afterChanges({ all }: State, changed: readonly StoredProduct[]): StoredProduct[] {
  const byId = new Map(all.entries.map(({ product }) => [product.id, product]));
  for (const product of changed) byId.set(product.id, product);
  return [...byId.values()].filter((product) => !isGone(product));
}

function updated(
  index: CatalogueIndex<StoredProduct>,
  product: StoredProduct,
  leaves: boolean,
): CatalogueIndex<StoredProduct> {
  return leaves ? withoutProduct(index, product.id) : withProduct(index, product);
}

function isGone({ deletedAt }: StoredProduct): boolean {
  return deletedAt !== null;
}
