import { type ListedProduct, listedProductOf } from '#domain/catalogue/listed-product.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { queryCatalogue } from '#domain/catalogue/query-catalogue.ts';
import { relatedProducts } from '#domain/catalogue/related-products.ts';
import { offersInOrder } from '#domain/catalogue/storefront.ts';
import type { LiveCatalogue } from '#server/catalogue/live-catalogue.ts';
import { productAlone, type StoredProduct } from '#server/catalogue/stored-product.ts';
import type { Context } from '#server/context.ts';
import type { CatalogueReader, PageServices } from '#web/context.ts';
import { drawnSeed } from './page-variant.ts';

const DAY_MS = 86_400_000;

/** The beginning, in UTC, of the day of a moment; both in epoch milliseconds. */
export function dayOf(moment: number): number {
  return moment - (moment % DAY_MS);
}

type PageOptions = {
  readonly catalogue: CatalogueReader;
  readonly publicUrl: string;
  readonly isInMaintenance: boolean;
  readonly isSessionUnknown: boolean;
  /** The order to show where the address names none; `null` draws one. */
  readonly seed: number | null;
};

/** What page loaders get for one page. */
export function pageServicesFor(
  { actor, store, now, log }: Pick<Context, 'actor' | 'store' | 'now' | 'log'>,
  { seed, ...options }: PageOptions,
): PageServices {
  return {
    ...options,
    store,
    session: actor === null ? null : { email: actor.email },
    randomSeed: () => seed ?? drawnSeed(),
    today: dayOf(now()),
    logError: (error, text) => log.error({ err: error }, text),
  };
}

/** Each product is made ready for pages once, so that the same product is the same object to all who read it. */
const cards = new WeakMap<StoredProduct, ListedProduct>();
const alone = new WeakMap<StoredProduct, Product>();

export function createCatalogueReader(
  catalogue: LiveCatalogue,
  { seesHidden }: { seesHidden: boolean },
): CatalogueReader {
  return {
    page(query) {
      const found = queryCatalogue(catalogue.storefront().visible, query);
      return { ...found, products: found.products.map(cardOf) };
    },
    product(id) {
      const product = catalogue.product(id);
      return product === null || (product.isHidden && !seesHidden) ? null : aloneOf(product);
    },
    related: (product) => relatedProducts(product, catalogue.storefront().shelves()).map(cardOf),
    offers: (draw) => offersInOrder(catalogue.storefront(), draw).map(cardOf),
    counts: () => catalogue.storefront().counts(),
  };
}

function cardOf(product: StoredProduct): ListedProduct {
  const known = cards.get(product) ?? listedProductOf(product);
  cards.set(product, known);
  return known;
}

function aloneOf(product: StoredProduct): Product {
  const known = alone.get(product) ?? productAlone(product);
  alone.set(product, known);
  return known;
}
