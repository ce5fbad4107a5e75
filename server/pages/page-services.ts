import type { FastifyRequest } from 'fastify';
import { productCardOf } from '#domain/catalogue/product-card.ts';
import { queryCatalogue } from '#domain/catalogue/query-catalogue.ts';
import { relatedProducts } from '#domain/catalogue/related-products.ts';
import type { CatalogueIndex } from '#domain/catalogue/search-index.ts';
import { ORDER_SEEDS, shuffled } from '#domain/catalogue/shuffled.ts';
import { specialOffers } from '#domain/catalogue/special-offers.ts';
import type { LiveCatalogue } from '#server/catalogue/live-catalogue.ts';
import type { StoredProduct } from '#server/catalogue/stored-product.ts';
import type { CatalogueReader, CategoryCounts, PageServices } from '#web/context.ts';

const MOST_OFFERS = 24;

/** What page loaders get for one request. */
export function pageServicesOf(request: FastifyRequest): PageServices {
  const { actor, catalogue, store, now, log } = request.verbs();
  return {
    store,
    catalogue: catalogueReader(catalogue, { seesHidden: actor !== null }),
    session: actor === null ? null : { email: actor.email },
    publicUrl: request.origin,
    randomSeed: () => Math.floor(Math.random() * ORDER_SEEDS),
    now: now(),
    logError: (error) => log.error({ err: error }, 'Error fetching items'),
  };
}

function catalogueReader(catalogue: LiveCatalogue, { seesHidden }: { seesHidden: boolean }): CatalogueReader {
  const products = () => catalogue.visible().entries.map((entry) => entry.product);
  return {
    page(query) {
      const found = queryCatalogue(catalogue.visible(), query);
      return { ...found, products: found.products.map(productCardOf) };
    },
    product(id) {
      const product = catalogue.product(id);
      return product === null || (product.isHidden && !seesHidden) ? null : product;
    },
    related: (product) => relatedProducts(product, products()).map(productCardOf),
    offers: (seed) => shuffled(specialOffers(products()), seed).slice(0, MOST_OFFERS).map(productCardOf),
    counts: () => countsOf(catalogue.visible()),
  };
}

const countsByIndex = new WeakMap<CatalogueIndex<StoredProduct>, CategoryCounts>();

/** Counted once for each state of the catalogue. */
function countsOf(index: CatalogueIndex<StoredProduct>): CategoryCounts {
  const known = countsByIndex.get(index);
  if (known !== undefined) return known;
  const count = (keys: string[]) =>
    Object.fromEntries([...Map.groupBy(keys, (key) => key)].map(([key, { length }]) => [key, length]));
  const counts = {
    total: index.entries.length,
    bySection: count(index.entries.map(({ section }) => section)),
    bySubsection: count(index.entries.map(({ subsection }) => subsection)),
    byType: count(index.entries.map(({ subsection, type }) => `${subsection}/${type}`)),
  };
  countsByIndex.set(index, counts);
  return counts;
}
