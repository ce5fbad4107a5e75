import type { Searchable } from '../entries/catalogue-entry.ts';
import type { CatalogueChange } from '../entries/entries-by-id.ts';
import { priceOf } from '../pricing/price-of.ts';
import { once } from '../text/once.ts';
import { type CategoryCounts, categoryCounts } from './category-counts.ts';
import { type CatalogueIndex, narrowed, orderFor, withChanges } from './search-index.ts';
import { type Shelves, shelved } from './shelves.ts';
import { type ShopBrand, shopBrands } from './shop-brands.ts';

/** The visitors' view of a catalogue, prepared for pages. It is immutable: a write creates a new one. */
export type Storefront<T extends Searchable> = {
  /** All products except hidden ones, which visitors never see (FILTER-013, FILTER-014). */
  readonly visible: CatalogueIndex<T>;
  /** The products of the offers and flash carousels (CAROUSEL-003). */
  readonly offers: CatalogueIndex<T>;
  /** Computed on the first call, as are the counts. */
  shelves(): Shelves<T>;
  counts(): CategoryCounts;
  brands(): readonly ShopBrand[];
};

type Sold = Searchable & { readonly isHidden: boolean };

export function storefrontOf<T extends Sold>(all: CatalogueIndex<T>): Storefront<T> {
  const visible = narrowed(all, isVisible);
  return storefrontWith(visible, narrowed(visible, isOnOffer));
}

/** The storefront after changes of different products, in pieces. */
export function* changedStorefront<T extends Sold>(
  storefront: Storefront<T>,
  changes: readonly CatalogueChange<T>[],
): Generator<undefined, Storefront<T>> {
  const visible = yield* withChanges(storefront.visible, changes, isVisible);
  // No visible product changed.
  if (visible === storefront.visible) return storefront;
  const after = storefrontWith(visible, yield* withChanges(storefront.offers, changes, isVisibleOffer));
  // Brands take longer to count than anything else here, and a price changes none.
  return visible.texts === storefront.visible.texts ? { ...after, brands: storefront.brands } : after;
}

/** Some of the special offers (CAROUSEL-003): those with a price come first, each part in a seed's order. */
export function offersInOrder<T extends Sold>({ offers }: Storefront<T>, { seed, most }: OffersDraw): T[] {
  const priced: T[] = [];
  const others: T[] = [];
  for (const position of orderFor(offers, seed)) {
    if (priced.length === most) break;
    const product = offers.entries[position]?.product;
    if (product === undefined) continue;
    const hasPrice = priceOf(product, 1).price !== null;
    (hasPrice ? priced : others).push(product);
  }
  return [...priced, ...others].slice(0, most);
}

export type OffersDraw = { readonly seed: number; readonly most: number };

function storefrontWith<T extends Sold>(
  visible: CatalogueIndex<T>,
  offers: CatalogueIndex<T>,
): Storefront<T> {
  const shelves = once(() => shelved(visible));
  return {
    visible,
    offers,
    shelves,
    counts: once(() => categoryCounts(shelves())),
    brands: once(() => shopBrands(shelves())),
  };
}

const isVisible = (product: Sold) => !product.isHidden;
const isOnOffer = (product: Sold) => product.isOffer;
const isVisibleOffer = (product: Sold) => isVisible(product) && isOnOffer(product);
