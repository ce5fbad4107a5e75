import { data } from 'react-router';
import { NO_FILTERS } from '#domain/catalogue/filters.ts';
import { shopTime } from '#domain/orders/shop-days.ts';
import { type PageServices, pageServices } from '#web/context.ts';
import type { PageHandle } from '#web/shared-page.ts';
import { fetchedItems } from '#web/storefront/fetched-items.ts';
import { PageError } from '#web/storefront/page-error.tsx';
import type { Route } from './+types/product-route.ts';
import { MissingProduct } from './missing-product.tsx';
import { productMeta } from './product-meta.ts';
import { ProductPage } from './product-page.tsx';

const OTHERS = 12;

export const handle = { shared: { path: { id: /^[\w-]{1,64}$/ } } } satisfies PageHandle;

export function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  const shown = fetchedItems(services, () => productData(services, params.id));
  const url = `${services.publicUrl}/moreInfo/${encodeURIComponent(params.id)}`;
  return data({ ...shown, url, now: services.today }, { status: shown.product === null ? 404 : 200 });
}

/** A product with related products; for an unknown id, any other products. */
function productData({ catalogue, randomSeed }: PageServices, id: string) {
  const product = catalogue.product(id);
  if (product !== null) {
    const end = catalogue.priceEnd(id);
    return { product, related: catalogue.related(product), priceEnd: end === null ? null : shopTime(end) };
  }
  const others = catalogue.page({ filters: NO_FILTERS, seed: randomSeed(), page: 1, size: OTHERS });
  return { product, related: others.products, priceEnd: null };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = matches[0].loaderData;
  if (root === undefined) return [];
  return loaderData === undefined ? [{ title: root.store.name }] : productMeta(root, loaderData);
}

/** The key resets the quantities for another product (DETAIL-004). */
export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  const { product, related, url } = loaderData;
  if (product === null) return <MissingProduct key={url} others={related} />;
  return <ProductPage key={product.id} loaded={product} related={related} url={url} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
