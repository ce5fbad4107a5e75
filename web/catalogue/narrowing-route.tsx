import { NO_CHOICES } from '#domain/catalogue/filters.ts';
import { pageServices } from '#web/context.ts';
import { formatCount } from '#web/format.ts';
import type { PageHandle } from '#web/shared-page.ts';
import { fetchedItems } from '#web/storefront/fetched-items.ts';
import { PageError } from '#web/storefront/page-error.tsx';
import { pageMeta } from '#web/storefront/page-meta.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import type { Route } from './+types/narrowing-route.ts';
import { catalogueHref, narrowingHref, RESULTS_ID } from './catalogue-query.ts';
import { FacetLists } from './facet-lists.tsx';
import { fallBackToFullPage } from './fall-back-to-full-page.ts';
import { localAnswer, localFacets } from './preload-catalogue.ts';
import { CATALOGUE_PARAMETERS, readCatalogueQuery } from './read-catalogue-query.ts';

const TITLE = 'Ordenar y filtrar';

// Only the server shares pages, as the home's.
export const handle: PageHandle = {
  shared: import.meta.env.SSR ? { query: CATALOGUE_PARAMETERS, variesBy: ['seed', 'size'] } : {},
};

export function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  const { catalogue, randomSeed } = services;
  const query = readCatalogueQuery({
    search: new URL(request.url).searchParams,
    cookie: request.headers.get('cookie'),
    isFullLoad: request.headers.get('sec-fetch-dest') !== 'empty',
    randomSeed,
  });
  const filters = { ...query.filters, ...catalogue.linkedCategory(query.filters) };
  return fetchedItems(services, () => {
    // A page without a search doesn't depend on them.
    const synonyms = filters.text.trim() === '' ? [] : services.store.synonyms;
    return {
      query: { ...query, filters },
      total: catalogue.page({ filters, seed: query.seed, page: 1, size: 1, synonyms }).total,
      facets: catalogue.facets({ filters, synonyms }),
    };
  });
}

/** Answers from the catalogue in the browser if it is loaded, else from the server. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  return localNarrowing(searchParams) ?? fallBackToFullPage(request, serverLoader);
}

function localNarrowing(search: URLSearchParams) {
  const shown = localAnswer(search, {});
  const facets = shown && localFacets(shown.view.query.filters);
  return facets && { query: shown.view.query, total: shown.view.page.total, facets };
}

export function meta({ matches }: Route.MetaArgs) {
  const shop = matches[0].loaderData;
  if (shop === undefined) return [];
  return pageMeta({
    shop,
    title: TITLE,
    description: shop.store.description,
    path: '/filtros',
    isIndexed: false,
  });
}

/** What the sheet of the results has, as a page: for browsers without scripts, and shops too large for a browser. */
export default function NarrowingRoute({ loaderData: { query, total, facets } }: Route.ComponentProps) {
  const hash = `#${RESULTS_ID}`;
  return (
    <main className="shop-width max-w-[860px] pt-8">
      <h1 className="mb-2 text-[1.875rem] lg:text-title">{TITLE}</h1>
      <FacetLists query={query} facets={facets} hrefOf={narrowingHref} />
      <div className="facet-foot">
        <ButtonLink
          to={narrowingHref({ ...query, filters: { ...query.filters, ...NO_CHOICES } })}
          variant="outline"
          keepsScroll
        >
          Quitar todos
        </ButtonLink>
        <ButtonLink to={`${catalogueHref({ ...query, page: 1 })}${hash}`} variant="primary">
          Ver {formatCount(total, { one: 'producto', many: 'productos' })}
        </ButtonLink>
      </div>
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
