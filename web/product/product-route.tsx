import { data } from 'react-router';
import { productPath } from '#domain/addresses/product-path.ts';
import { NO_FILTERS } from '#domain/catalogue/filters.ts';
import { planOffers } from '#domain/financing/plan-offers.ts';
import { unitPrice } from '#domain/law/unit-price.ts';
import { ZERO } from '#domain/money/centavos.ts';
import { priceOf } from '#domain/pricing/price-of.ts';
import { shopTime } from '#domain/time/shop-days.ts';
import { type PageServices, pageServices, renderedPage } from '#web/context.ts';
import type { PageHandle } from '#web/shared-page.ts';
import { breadcrumbData } from '#web/storefront/breadcrumb-data.ts';
import { fetchedItems } from '#web/storefront/fetched-items.ts';
import { PageError } from '#web/storefront/page-error.tsx';
import type { Route } from './+types/product-route.ts';
import { MissingProduct } from './missing-product.tsx';
import { productMeta } from './product-meta.ts';
import { ProductPage } from './product-page.tsx';
import { productSteps } from './product-steps.ts';
import { structuredData } from './structured-data.ts';

const OTHERS = 12;

export const handle = {
  shared: { path: { id: /^[\w-]{1,64}$/, name: /^[\w.~%-]{1,200}$/ }, unread: ['name'] },
} satisfies PageHandle;

export function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  const { publicUrl, store, today: now } = services;
  const shown = fetchedItems(services, () => productData(services, params.id));
  const { product, priceEnd } = shown;
  const url = `${publicUrl}${productPath(product ?? { id: params.id, name: '' })}`;
  if (product === null) return data({ ...shown, url, steps: [] }, { status: 404 });
  const { rating } = store.structuredData;
  const steps = productSteps(product, services.catalogue.categories('shown').taxonomy);
  const page = { name: product.name || 'Producto', path: productPath(product) };
  const { described } = context.get(renderedPage);
  described.push(
    structuredData({ product, url, publicUrl, rating, priceEnd, now }),
    breadcrumbData(publicUrl, [...steps, page]),
  );
  // The page itself has a way back to the home.
  return data({ ...shown, url, steps: steps.slice(1) }, { status: 200 });
}

/** A product with related products; for an unknown id, any other products. */
function productData({ catalogue, randomSeed, store }: PageServices, id: string) {
  const product = catalogue.product(id);
  if (product !== null) {
    const end = catalogue.priceEnd(id);
    const { price } = priceOf(product, 1);
    return {
      product,
      related: catalogue.related(product),
      perUnit: unitPrice(price, product),
      plans: planOffers(price ?? ZERO, store),
      priceEnd: end === null ? null : shopTime(end),
    };
  }
  const others = catalogue.page({
    filters: NO_FILTERS,
    seed: randomSeed(),
    page: 1,
    size: OTHERS,
    synonyms: [],
  });
  return { product, related: others.products, perUnit: null, plans: [], priceEnd: null };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = matches[0].loaderData;
  if (root === undefined) return [];
  return loaderData === undefined ? [{ title: root.store.name }] : productMeta(root, loaderData);
}

/** The key resets the quantities for another product (DETAIL-004). */
export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  const { product, related, perUnit, plans, priceEnd, url, steps } = loaderData;
  if (product === null) return <MissingProduct key={url} others={related} />;
  return (
    <ProductPage
      key={product.id}
      loaded={product}
      related={related}
      perUnit={perUnit}
      plans={plans}
      priceEnd={priceEnd}
      url={url}
      steps={steps}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
