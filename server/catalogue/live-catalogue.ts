import { type CatalogueIndex, indexed, productWithId, withChanges } from '#domain/catalogue/search-index.ts';
import { changedStorefront, type Storefront, storefrontOf } from '#domain/catalogue/storefront.ts';
import type { Database } from '#server/db/connect.ts';
import { inPieces } from '#server/kernel/breathe.ts';
import type {
  CatalogueView,
  LiveCatalogue,
  Preparation,
  VersionedCategories,
} from '#server/kernel/catalogue-view.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import { catalogueChanges } from './catalogue-changes.ts';
import { catalogueVersion } from './queries.ts';
import { readCategories } from './read-categories.ts';

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
