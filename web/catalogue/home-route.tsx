import { memo } from 'react';
import { pageServices } from '#web/context.ts';
import { ExitPopup } from '#web/offers/exit-popup.tsx';
import type { PageHandle } from '#web/shared-page.ts';
import { fetchedItems } from '#web/storefront/fetched-items.ts';
import { PageError } from '#web/storefront/page-error.tsx';
import type { Route } from './+types/home-route.ts';
import { CatalogueBar } from './catalogue-bar.tsx';
import { CATALOGUE_PARAMETERS, RESULTS_ID, readCatalogueQuery } from './catalogue-query.ts';
import { CategorySidebar } from './category-sidebar.tsx';
import { fallBackToFullPage } from './fall-back-to-full-page.ts';
import { Hero } from './hero.tsx';
import { homeData } from './home-data.ts';
import { homeMeta } from './home-meta.ts';
import { hasOffersPlace } from './offers-place.ts';
import { localAnswer } from './preload-catalogue.ts';
import { Results } from './results.tsx';
import { SearchBlock } from './search-block.tsx';
import type { CatalogueView } from './sized-view.ts';
import { SpecialOffers } from './special-offers.tsx';
import { usePreloadedCatalogue } from './use-preloaded-catalogue.ts';
import { useSizedView } from './use-sized-view.ts';
import { useVisitCookie } from './use-visit-cookie.ts';
import { WhyUs } from './why-us.tsx';

const OFFERS_HREF = '#ofertas';

export const handle = {
  shared: { query: CATALOGUE_PARAMETERS, variesBy: ['seed', 'size'] },
} satisfies PageHandle;

export function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  const search = new URL(request.url).searchParams;
  const query = readCatalogueQuery({
    search,
    cookie: request.headers.get('cookie'),
    isFullLoad: request.headers.get('sec-fetch-dest') !== 'empty',
    randomSeed: services.randomSeed,
  });
  return fetchedItems(services, () => homeData(services.catalogue, query));
}

/** Answers from the catalogue in the browser if it is loaded, else from the server. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return localAnswer(new URL(request.url).searchParams) ?? fallBackToFullPage(request, serverLoader);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = matches[0].loaderData;
  if (root === undefined) return [];
  return loaderData === undefined ? [{ title: root.store.name }] : homeMeta(root, loaderData.view);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const view = useSizedView(loaderData.view);
  useVisitCookie('seed', view.query.seed);
  return <HomePage data={loaderData} view={view} />;
}

type HomePageProps = { data: Route.ComponentProps['loaderData']; view: CatalogueView };

const HomePage = memo(function HomePage({ data: { view: sent, offers, counts }, view }: HomePageProps) {
  const { query, page } = sent;
  const showsOffers = offers.length > 0 && hasOffersPlace({ filters: query.filters, page: page.page });
  const productsHref = `#${RESULTS_ID}`;
  // The offers stand only on the home's first page without filters.
  const offersHref = showsOffers ? OFFERS_HREF : offers.length > 0 ? `/${OFFERS_HREF}` : productsHref;
  const touchProps = usePreloadedCatalogue(counts.total);
  return (
    <main {...touchProps}>
      <CatalogueBar view={view} counts={counts} />
      <div className="shop-width">
        <Hero offersHref={offersHref} productsHref={productsHref} />
        <SearchBlock query={view.query} />
        <div className="catalogue-body">
          <CategorySidebar query={view.query} counts={counts} />
          <div className="min-w-0">
            {showsOffers && <SpecialOffers offers={offers} />}
            <Results view={view} isShopEmpty={counts.total === 0} />
          </div>
        </div>
      </div>
      <WhyUs />
      <ExitPopup offers={offers} />
    </main>
  );
});

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
