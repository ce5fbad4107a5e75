import { memo } from 'react';
import { data, redirect } from 'react-router';
import type { LandingAddress, PlacedList } from '#domain/addresses/landing.ts';
import { hasFilters } from '#domain/catalogue/filters.ts';
import { CatalogueBar } from '#web/catalogue/catalogue-bar.tsx';
import { CategorySidebar } from '#web/catalogue/category-sidebar.tsx';
import { fallBackToFullPage } from '#web/catalogue/fall-back-to-full-page.ts';
import { homeData } from '#web/catalogue/home-data.ts';
import { HomeFront } from '#web/catalogue/home-front.tsx';
import { homeMeta } from '#web/catalogue/home-meta.ts';
import { linkedCategories } from '#web/catalogue/linked-categories.ts';
import { placedQuery } from '#web/catalogue/placed-query.ts';
import { localAnswer } from '#web/catalogue/preload-catalogue.ts';
import { CATALOGUE_PARAMETERS, linkedPath, readCatalogueQuery } from '#web/catalogue/read-catalogue-query.ts';
import { Results } from '#web/catalogue/results.tsx';
import { SearchBlock } from '#web/catalogue/search-block.tsx';
import type { CatalogueView } from '#web/catalogue/sized-view.ts';
import { useIsFrontPage } from '#web/catalogue/use-is-front-page.ts';
import { usePreloadedCatalogue } from '#web/catalogue/use-preloaded-catalogue.ts';
import { useSizedView } from '#web/catalogue/use-sized-view.ts';
import { useVisitCookie } from '#web/catalogue/use-visit-cookie.ts';
import { WhyUs } from '#web/catalogue/why-us.tsx';
import { type PageServices, pageServices, renderedPage } from '#web/context.ts';
import { LateExitPopup } from '#web/offers/late-exit-popup.tsx';
import type { PageHandle } from '#web/shared-page.ts';
import { breadcrumbData } from '#web/storefront/breadcrumb-data.ts';
import { fetchedItems } from '#web/storefront/fetched-items.ts';
import { PageError } from '#web/storefront/page-error.tsx';
import { storeData } from '#web/storefront/store-structured-data.ts';
import type { Route } from './+types/home-route.ts';

const SLUG = /^[a-z\d-]{1,80}$/;

// Only the server shares pages, so no browser fetches what its lists of values are made of.
export const handle: PageHandle = {
  hasSearch: true,
  shared: import.meta.env.SSR
    ? {
        path: { section: SLUG, subsection: SLUG, type: SLUG, brand: SLUG },
        query: CATALOGUE_PARAMETERS,
        variesBy: ['seed', 'size'],
      }
    : {},
};

/** The home, and each list with an address of its own (FIND-009). */
export function loader({ context, request, params }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  const { pathname, search, searchParams } = new URL(request.url);
  const read = readCatalogueQuery({
    search: searchParams,
    cookie: request.headers.get('cookie'),
    isFullLoad: request.headers.get('sec-fetch-dest') !== 'empty',
    randomSeed: services.randomSeed,
  });
  const list = placedList(services, params, search);
  const query = list === null ? read : placedQuery(read, list);
  // Every other way to write a place leads to its one address.
  if (list !== null && list.path !== shownPath(pathname)) throw redirect(`${list.path}${search}`, 301);
  const linked = list === null ? services.catalogue.linkedCategory(query.filters) : null;
  if (linked !== null) throw redirect(linkedPath(searchParams, linked), 301);
  return fetchedItems(services, () => {
    // A page without a search doesn't depend on them.
    const synonyms = query.filters.text.trim() === '' ? [] : services.store.synonyms;
    const shown = homeData(services.catalogue, query, synonyms);
    const isHome = !hasFilters(query.filters) && shown.view.page.page === 1;
    const { steps } = shown.landing;
    const { described } = context.get(renderedPage);
    if (isHome) described.push(storeData(services));
    if (steps.length > 1) described.push(breadcrumbData(services.publicUrl, steps));
    return shown;
  });
}

/**
 * The list at an address of its own; `null` for the home.
 * @throws a redirect for a category that moved, 404 for one that nobody knows
 */
function placedList(services: PageServices, place: LandingAddress, search: string): PlacedList | null {
  if (place.section === undefined && place.brand === undefined) return null;
  const found = fetchedItems(services, () => services.catalogue.listAt(place));
  if (found === null) throw data('Unknown category', { status: 404 });
  if ('movedTo' in found) throw redirect(`${found.movedTo}${search}`, 301);
  return found;
}

/** The path that a browser shows for a request of the page or of its data. */
function shownPath(pathname: string): string {
  return pathname.replace(/\.data$/, '');
}

/** Answers from the catalogue in the browser if it is loaded, else from the server. */
export async function clientLoader({ request, params, serverLoader }: Route.ClientLoaderArgs) {
  return localAnswer(new URL(request.url).searchParams, params) ?? fallBackToFullPage(request, serverLoader);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = matches[0].loaderData;
  if (root === undefined) return [];
  return loaderData === undefined ? [{ title: root.store.name }] : homeMeta(root, loaderData);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const view = useSizedView(loaderData.view);
  useVisitCookie('seed', view.query.seed);
  const isFront = useIsFrontPage(loaderData.view);
  return <HomePage data={loaderData} view={view} isFront={isFront && loaderData.counts.total > 0} />;
}

type HomePageProps = { data: Route.ComponentProps['loaderData']; view: CatalogueView; isFront: boolean };

const HomePage = memo(function HomePage({ data, view, isFront }: HomePageProps) {
  const { inWholeShop, beside, places, offers, counts, landing } = data;
  const { query } = view;
  const categories = linkedCategories(query, data);
  const touchProps = usePreloadedCatalogue(counts.total);
  return (
    <main {...touchProps}>
      <CatalogueBar view={view} inWholeShop={inWholeShop} categories={categories} />
      <div className="shop-width">
        <div className="catalogue-body">
          <SearchBlock query={query} isSlim={!isFront} />
          {isFront && <HomeFront places={places} offers={offers} query={query} />}
          <CategorySidebar {...categories} results={isFront ? null : view} />
          <div className="min-w-0">
            <Results
              view={view}
              landing={landing}
              isFront={isFront}
              inWholeShop={inWholeShop}
              beside={beside}
              places={places}
              isShopEmpty={counts.total === 0}
            />
          </div>
        </div>
      </div>
      <WhyUs />
      <LateExitPopup offers={offers} />
    </main>
  );
});

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
