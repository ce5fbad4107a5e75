import type { FastifyRequest } from 'fastify';
import { productCardOf } from '#domain/catalogue/product-card.ts';
import { queryCatalogue } from '#domain/catalogue/query-catalogue.ts';
import { relatedProducts } from '#domain/catalogue/related-products.ts';
import { ORDER_SEEDS } from '#domain/catalogue/shuffled.ts';
import type { LiveCatalogue } from '#server/catalogue/live-catalogue.ts';
import { productAlone } from '#server/catalogue/stored-product.ts';
import type { CatalogueReader, PageServices } from '#web/context.ts';
import { overviewOf } from './catalogue-overview.ts';

/** What page loaders get for one request. */
export function pageServicesOf(
  request: FastifyRequest,
  { isInMaintenance }: { isInMaintenance: boolean },
): PageServices {
  const { actor, catalogue, store, now, log } = request.verbs();
  return {
    store,
    catalogue: catalogueReader(catalogue, { seesHidden: actor !== null }),
    session: actor === null ? null : { email: actor.email },
    publicUrl: request.origin,
    randomSeed: () => Math.floor(Math.random() * ORDER_SEEDS),
    now: now(),
    isInMaintenance,
    logError: (error, text) => log.error({ err: error }, text),
  };
}

function catalogueReader(catalogue: LiveCatalogue, { seesHidden }: { seesHidden: boolean }): CatalogueReader {
  const overview = () => overviewOf(catalogue.visible());
  return {
    page(query) {
      const found = queryCatalogue(catalogue.visible(), query);
      return { ...found, products: found.products.map(productCardOf) };
    },
    product(id) {
      const product = catalogue.product(id);
      return product === null || (product.isHidden && !seesHidden) ? null : productAlone(product);
    },
    related: (product) => relatedProducts(product, overview().products).map(productCardOf),
    offers: (seed) => overview().offers(seed),
    counts: () => overview().counts,
  };
}
