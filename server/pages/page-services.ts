import type { StoreConfig } from '#config/store.ts';
import { categoryOnceAt } from '#domain/addresses/category-at.ts';
import { categoryPath } from '#domain/addresses/category-path.ts';
import { type AddressBook, type LandingAddress, landingOf, listAt } from '#domain/addresses/landing.ts';
import { type Categories, placeNow } from '#domain/catalogue/categories.ts';
import { linkedCategory } from '#domain/catalogue/linked-category.ts';
import { quickSearches } from '#domain/catalogue/quick-searches.ts';
import { relatedProducts } from '#domain/catalogue/related-products.ts';
import { productWithId } from '#domain/catalogue/search-index.ts';
import { offersInOrder } from '#domain/catalogue/storefront.ts';
import { pictureOf } from '#domain/catalogue/subsection-picture.ts';
import {
  shownFirstTaxonomy,
  shownTaxonomy,
  type Taxonomy,
  wholeTaxonomy,
} from '#domain/catalogue/taxonomy.ts';
import { type ListedProduct, listedProductOf } from '#domain/products/listed-product.ts';
import type { Product } from '#domain/products/product.ts';
import { alsoUseful } from '#domain/search/also-useful.ts';
import { foundCounts, foundFacets, foundProducts } from '#domain/search/found-products.ts';
import { asShown, type ShownStock } from '#domain/stock/shown-stock.ts';
import { dayStart } from '#domain/time/shop-days.ts';
import { type IntroducingStore, listIntros } from '#server/catalogue/shop-list-intros.ts';
import type { CatalogueView } from '#server/kernel/catalogue-view.ts';
import type { Context } from '#server/kernel/context.ts';
import { productAlone, type StoredProduct } from '#server/kernel/stored-product.ts';
import type { CatalogueReader, LinkReader, PageCategories, PageServices } from '#web/context.ts';
import { drawnSeed } from './page-variant.ts';

type PageOptions = {
  readonly catalogue: CatalogueReader;
  readonly links: LinkReader | null;
  readonly publicUrl: string;
  readonly isInMaintenance: boolean;
  readonly isSessionUnknown: boolean;
  /** The default seed for addresses without one; `null` draws a random seed. */
  readonly seed: number | null;
};

type ShownStore = IntroducingStore & Pick<StoreConfig, 'stock'>;

/** The services for the loaders of one page. */
export function pageServicesFor(
  { actor, store, now, log }: Pick<Context, 'actor' | 'store' | 'now' | 'log'>,
  { seed, ...options }: PageOptions,
): PageServices {
  return {
    ...options,
    store,
    session: actor === null ? null : { email: actor.email, role: actor.role },
    randomSeed: () => seed ?? drawnSeed(),
    today: dayStart(now()),
    logError: (error, text) => log.error({ err: error }, text),
  };
}

type Converted = { readonly stock: ShownStock; readonly card: ListedProduct; readonly alone: Product };

/** Each product is converted once for the shop's settings of stock, so all readers of a product get the same object. */
const converted = new WeakMap<StoredProduct, Converted>();

export function createCatalogueReader(
  catalogue: CatalogueView,
  { seesHidden, currentStore }: { seesHidden: boolean; currentStore: () => ShownStore },
): CatalogueReader {
  const of = (product: StoredProduct) => convertedProduct(product, currentStore().stock);
  const cardOf = (product: StoredProduct) => of(product).card;
  return {
    page(query) {
      const found = foundProducts(catalogue.storefront().visible, query);
      return { ...found, products: found.products.map(cardOf) };
    },
    beside(search) {
      const found = alsoUseful(catalogue.storefront().visible, search);
      return found && { ...found, products: found.products.map(cardOf) };
    },
    facets: (search) => foundFacets(catalogue.storefront().visible, search),
    product(id) {
      const product = catalogue.product(id);
      return product === null || (product.isHidden && !seesHidden) ? null : of(product).alone;
    },
    priceEnd: (id) => productWithId(catalogue.all(), id)?.priceEndsAt ?? null,
    related: (product) => relatedProducts(product, catalogue.storefront().shelves()).map(cardOf),
    offers: (draw) => offersInOrder(catalogue.storefront(), draw).map(cardOf),
    counts: () => catalogue.storefront().counts(),
    foundCounts: (search) => foundCounts(catalogue.storefront().visible, search),
    linkedCategory: (category) => linkedCategory(category, catalogue.categories()),
    landing(filters) {
      const intros = listIntros(catalogue, currentStore());
      return landingOf(filters, { ...addressBook(catalogue), intros });
    },
    listAt: (address) => listOrMove(address, catalogue),
    isEmpty: () => catalogue.storefront().visible.entries.length === 0,
    categories: (include) =>
      include === 'hidden' && seesHidden
        ? wholeCategories(catalogue.categories())
        : shownCategories(catalogue.categories()),
  };
}

const addressed = new WeakMap<Categories, Taxonomy>();

function addressedTaxonomy(categories: Categories): Taxonomy {
  const known = addressed.get(categories) ?? shownFirstTaxonomy(categories.tree);
  addressed.set(categories, known);
  return known;
}

function addressBook(catalogue: CatalogueView): AddressBook {
  const categories = catalogue.categories();
  const storefront = catalogue.storefront();
  return {
    taxonomy: addressedTaxonomy(categories),
    shown: shownCategories(categories).taxonomy,
    brands: storefront.brands(),
    counts: storefront.counts(),
  };
}

function listOrMove(address: LandingAddress, catalogue: CatalogueView) {
  const book = addressBook(catalogue);
  const found = listAt(address, book);
  const { section, ...parts } = address;
  if (found !== null || section === undefined) return found;
  const moved = categoryOnceAt({ section, ...parts }, catalogue.categories());
  return moved && { movedTo: categoryPath(moved, book.taxonomy) };
}

const shown = new WeakMap<Categories, PageCategories>();

function shownCategories(categories: Categories): PageCategories {
  const known = shown.get(categories) ?? pageCategories(categories, shownTaxonomy(categories.tree));
  shown.set(categories, known);
  return known;
}

function wholeCategories(categories: Categories): PageCategories {
  return pageCategories(categories, withPictures(wholeTaxonomy(categories.tree), categories));
}

function withPictures(taxonomy: Taxonomy, { tree }: Categories): Taxonomy {
  const pictures = new Map(
    tree.flatMap(({ subsections }) => subsections.map((node) => [node.name, pictureOf(node)])),
  );
  return taxonomy.map((branch) => ({
    ...branch,
    subsections: branch.subsections.map((one) => ({ ...one, picture: pictures.get(one.name) ?? null })),
  }));
}

function pageCategories(categories: Categories, taxonomy: Taxonomy): PageCategories {
  const nameNow = (subsection: string) =>
    placeNow({ section: 'Merceria', subsection, type: '' }, categories).subsection;
  return { taxonomy, quickSearches: quickSearches(taxonomy, nameNow) };
}

function convertedProduct(product: StoredProduct, stock: ShownStock): Converted {
  const known = converted.get(product);
  if (known !== undefined && (known.stock === stock || product.scarce === undefined)) return known;
  const shown = asShown(product, stock);
  const made = { stock, card: listedProductOf(shown), alone: productAlone(shown) };
  converted.set(product, made);
  return made;
}
