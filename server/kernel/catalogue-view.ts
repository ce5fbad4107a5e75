import type { Categories } from '#domain/catalogue/categories.ts';
import type { CatalogueIndex } from '#domain/catalogue/search-index.ts';
import type { Storefront } from '#domain/catalogue/storefront.ts';
import type { StoredProduct } from './stored-product.ts';

/** The categories with their version, which is 0 until somebody changes them. */
export type VersionedCategories = Categories & { readonly version: number };

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

export type Preparation = (upcoming: CatalogueView) => Promise<() => void>;
