import { setImmediate as nextTurn } from 'node:timers/promises';
import { catalogueEntry } from '#domain/catalogue/catalogue-entry.ts';
import type { CatalogueChange } from '#domain/catalogue/entries-by-id.ts';
import { type CatalogueIndex, indexed, productWithId, withChanges } from '#domain/catalogue/search-index.ts';
import { changedStorefront, type Storefront, storefrontOf } from '#domain/catalogue/storefront.ts';
import type { Database } from '#server/db/connect.ts';
import { catalogueVersion, productsChangedAfter } from './queries.ts';
import type { StoredProduct } from './stored-product.ts';

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
  storefront(): Storefront<StoredProduct>;
  /** What administrators see. */
  all(): CatalogueIndex<StoredProduct>;
  /** Brings it up to date with the database; when it returns, every earlier commit is seen. */
  catchUp(): Promise<void>;
};

type State = {
  readonly version: number;
  readonly all: CatalogueIndex<StoredProduct>;
  readonly storefront: Storefront<StoredProduct>;
};

export async function openLiveCatalogue(db: Database): Promise<LiveCatalogue> {
  let state = emptyState();
  let running: Promise<void> = Promise.resolve();

  async function readChanges(): Promise<void> {
    const version = await catalogueVersion(db);
    if (version === state.version) return;
    const changes = await changesOf(await productsChangedAfter(db, state.version));
    state = {
      version,
      all: withChanges(state.all, changes),
      storefront: changedStorefront(state.storefront, changes),
    };
  }

  const catalogue: LiveCatalogue = {
    version: () => state.version,
    product: (id) => productWithId(state.all, id),
    storefront: () => state.storefront,
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

function emptyState(): State {
  const all = indexed<StoredProduct>([]);
  return { version: 0, all, storefront: storefrontOf(all) };
}

/** Visitors have their turn in between: a price update may change every product. */
const CHANGES_IN_A_TURN = 500;

async function changesOf(products: readonly StoredProduct[]): Promise<CatalogueChange<StoredProduct>[]> {
  const changes: CatalogueChange<StoredProduct>[] = [];
  for (const product of products) {
    changes.push({ id: product.id, entry: product.deletedAt === null ? catalogueEntry(product) : null });
    if (changes.length % CHANGES_IN_A_TURN === 0) await nextTurn();
  }
  return changes;
}
