import { type CatalogueIndex, indexed, withoutProduct, withProduct } from '#domain/catalogue/search-index.ts';
import { visibleProducts } from '#domain/catalogue/visible-products.ts';
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
    product: (id) => state.byId.get(id) ?? null,
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
  readonly byId: ReadonlyMap<string, StoredProduct>;
  readonly all: CatalogueIndex<StoredProduct>;
  readonly visible: CatalogueIndex<StoredProduct>;
};

function stateOf(products: readonly StoredProduct[], version: number): State {
  return {
    version,
    byId: new Map(products.map((product) => [product.id, product])),
    all: indexed(products),
    visible: indexed(visibleProducts(products)),
  };
}

function withChanges(state: State, changed: readonly StoredProduct[], version: number): State {
  const byId = new Map(state.byId);
  for (const product of changed) {
    if (product.deletedAt === null) byId.set(product.id, product);
    else byId.delete(product.id);
  }
  if (changed.length > CHANGES_WORTH_REBUILDING) return stateOf([...byId.values()], version);
  const isGone = (product: StoredProduct) => product.deletedAt !== null;
  const isUnseen = (product: StoredProduct) => isGone(product) || product.isHidden;
  return {
    version,
    byId,
    all: changed.reduce((index, product) => updated(index, product, isGone(product)), state.all),
    visible: changed.reduce((index, product) => updated(index, product, isUnseen(product)), state.visible),
  };
}

function updated(
  index: CatalogueIndex<StoredProduct>,
  product: StoredProduct,
  leaves: boolean,
): CatalogueIndex<StoredProduct> {
  return leaves ? withoutProduct(index, product.id) : withProduct(index, product);
}
