import { setImmediate as nextTurn } from 'node:timers/promises';
import { catalogueEntry } from '#domain/catalogue/catalogue-entry.ts';
import type { CatalogueChange } from '#domain/catalogue/entries-by-id.ts';
import { type CatalogueIndex, indexed, productWithId, withChanges } from '#domain/catalogue/search-index.ts';
import { changedStorefront, type Storefront, storefrontOf } from '#domain/catalogue/storefront.ts';
import type { Database } from '#server/db/connect.ts';
import { catalogueVersion, productsChangedAfter } from './queries.ts';
import type { StoredProduct } from './stored-product.ts';

/**
 * The catalogue in memory, for pages, searches and lists. It has no deleted products. `catchUp` reads the changes of
 * all processes from the database, which is the source of truth.
 */
export type LiveCatalogue = {
  /** Grows with every write. */
  version(): number;
  /** Finds hidden products too; callers check who may see them. */
  product(id: string): StoredProduct | null;
  /** The visitors' view. */
  storefront(): Storefront<StoredProduct>;
  /** The administrators' view. */
  all(): CatalogueIndex<StoredProduct>;
  /** Reads changes from the database. When it returns, the catalogue has every earlier commit. */
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
    // Calls run one after another, so a later call sees commits for which an earlier one was too early.
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

/** Between two batches other requests are served, because a price update can change every product. */
const CHANGES_IN_A_TURN = 500;

async function changesOf(products: readonly StoredProduct[]): Promise<CatalogueChange<StoredProduct>[]> {
  const changes: CatalogueChange<StoredProduct>[] = [];
  for (const product of products) {
    changes.push({ id: product.id, entry: product.deletedAt === null ? catalogueEntry(product) : null });
    if (changes.length % CHANGES_IN_A_TURN === 0) await nextTurn();
  }
  return changes;
}
