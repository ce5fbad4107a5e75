import { type CatalogueIndex, indexed, productWithId, withChanges } from '#domain/catalogue/search-index.ts';
import { changedStorefront, type Storefront, storefrontOf } from '#domain/catalogue/storefront.ts';
import { inPieces } from '#server/breathe.ts';
import type { Database } from '#server/db/connect.ts';
import { catalogueChanges } from './catalogue-changes.ts';
import { catalogueVersion } from './queries.ts';
import { readCategories, type VersionedCategories } from './read-categories.ts';
import type { StoredProduct } from './stored-product.ts';

/** The catalogue in memory at one moment. It has no deleted products. */
export type CatalogueView = {
  /** Grows with every write. */
  version(): number;
  /** Finds hidden products too; callers check who may see them. */
  product(id: string): StoredProduct | null;
  /** The visitors' view. */
  storefront(): Storefront<StoredProduct>;
  /** The administrators' view. */
  all(): CatalogueIndex<StoredProduct>;
  /** The categories of the same moment as the products. */
  categories(): VersionedCategories;
};

/**
 * The catalogue in memory as it is now, for pages, searches and lists. `catchUp` reads the changes of all processes from
 * the database, which is the source of truth.
 */
export type LiveCatalogue = CatalogueView & {
  /**
   * Reads changes from the database. When it returns, the catalogue has every earlier commit.
   * @param newest the version in the database, if the caller has just read it
   */
  catchUp(newest?: number): Promise<void>;
  /**
   * Whoever shows much of the catalogue may prepare before many products change in it: they change once `prepare` is
   * done, and what it returns is called at that moment. It must be short and must not throw.
   */
  prepareFor(prepare: Preparation): void;
};

type Preparation = (upcoming: CatalogueView) => Promise<() => void>;

/** A write of fewer products makes few pages stale. */
const MANY_PRODUCTS = 50;

type State = {
  readonly version: number;
  readonly all: CatalogueIndex<StoredProduct>;
  readonly storefront: Storefront<StoredProduct>;
  readonly categories: VersionedCategories;
};

export async function openLiveCatalogue(db: Database): Promise<LiveCatalogue> {
  let state = emptyState(await readCategories(db));
  let running: Promise<void> = Promise.resolve();
  let prepare: Preparation = async () => () => undefined;

  async function readChanges(): Promise<void> {
    const version = await catalogueVersion(db);
    if (version === state.version) return;
    const changes = await catalogueChanges(db, state.all, { after: state.version, until: version });
    // Nobody sees a part of the changes: the state is replaced at the end.
    const all = await inPieces(withChanges(state.all, changes));
    const storefront = await inPieces(changedStorefront(state.storefront, changes));
    const upcoming = { version, all, storefront, categories: await categoriesNow() };
    const isLarge = changes.length >= MANY_PRODUCTS;
    const opened = isLarge ? await prepare(viewOf(() => upcoming)) : null;
    state = upcoming;
    opened?.();
  }

  /** The same object while they stay the same, because what is made of them is kept with it. */
  async function categoriesNow(): Promise<VersionedCategories> {
    const read = await readCategories(db);
    return read.version === state.categories.version ? state.categories : read;
  }

  const catalogue: LiveCatalogue = {
    ...viewOf(() => state),
    prepareFor(preparation) {
      prepare = preparation;
    },
    // Calls run one after another, so a later call sees commits for which an earlier one was too early.
    catchUp(newest) {
      if (newest === state.version) return Promise.resolve();
      running = running.catch(() => undefined).then(readChanges);
      return running;
    },
  };
  await catalogue.catchUp();
  return catalogue;
}

function viewOf(state: () => State): CatalogueView {
  return {
    version: () => state().version,
    product: (id) => productWithId(state().all, id),
    storefront: () => state().storefront,
    all: () => state().all,
    categories: () => state().categories,
  };
}

function emptyState(categories: VersionedCategories): State {
  const all = indexed<StoredProduct>([]);
  return { version: 0, all, storefront: storefrontOf(all), categories };
}
