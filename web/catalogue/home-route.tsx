import { memo } from 'react';
import { redirect } from 'react-router';
import { hasFilters, NO_FILTERS } from '#domain/catalogue/filters.ts';
import { pageServices } from '#web/context.ts';
import { LateExitPopup } from '#web/offers/late-exit-popup.tsx';
import type { PageHandle } from '#web/shared-page.ts';
import { fetchedItems } from '#web/storefront/fetched-items.ts';
import { PageError } from '#web/storefront/page-error.tsx';
import { storeData } from '#web/storefront/store-structured-data.ts';
import type { Route } from './+types/home-route.ts';
import { CatalogueBar } from './catalogue-bar.tsx';
import {
  CATALOGUE_PARAMETERS,
  filteredHref,
  linkedPath,
  RESULTS_ID,
  readCatalogueQuery,
} from './catalogue-query.ts';
import { CategorySidebar } from './category-sidebar.tsx';
import { fallBackToFullPage } from './fall-back-to-full-page.ts';
import { Hero } from './hero.tsx';
import { homeData, MAX_OFFERS } from './home-data.ts';
import { homeMeta } from './home-meta.ts';
import { localAnswer } from './preload-catalogue.ts';
import { Results } from './results.tsx';
import { SearchBlock } from './search-block.tsx';
import type { CatalogueView } from './sized-view.ts';
import { SpecialOffers } from './special-offers.tsx';
import { useIsFrontPage } from './use-is-front-page.ts';
import { usePreloadedCatalogue } from './use-preloaded-catalogue.ts';
import { useSizedView } from './use-sized-view.ts';
import { useVisitCookie } from './use-visit-cookie.ts';
import { WhyUs } from './why-us.tsx';

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
  const linked = services.catalogue.linkedCategory(query.filters);
  if (linked !== null) throw redirect(linkedPath(search, linked), 301);
  return fetchedItems(services, () => {
    // A page without a search doesn't depend on them.
    const synonyms = query.filters.text.trim() === '' ? [] : services.store.synonyms;
    const shown = homeData(services.catalogue, query, synonyms);
    const isHome = !hasFilters(query.filters) && shown.view.page.page === 1;
    return { ...shown, described: isHome ? storeData(services) : null };
  });
}

/** Answers from the catalogue in the browser if it is loaded, else from the server. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return localAnswer(new URL(request.url).searchParams) ?? fallBackToFullPage(request, serverLoader);
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
  const { inWholeShop, beyond, offers, counts } = data;
  const { query } = view;
  const allOffers = `${filteredHref(query, { ...NO_FILTERS, onlyOffers: true })}#${RESULTS_ID}`;
  const touchProps = usePreloadedCatalogue(counts.total);
  return (
    <main {...touchProps}>
      <CatalogueBar view={view} inWholeShop={inWholeShop} counts={counts} />
      <div className="shop-width">
        {isFront && <Hero hasOffers={offers.length > 0} seed={query.seed} />}
        <div className="catalogue-body">
          <SearchBlock query={query} isSlim={!isFront} />
          <CategorySidebar query={query} counts={counts} />
          <div className="min-w-0">
            {isFront && offers.length > 0 && (
              <SpecialOffers offers={offers} allHref={offers.length === MAX_OFFERS ? allOffers : null} />
            )}
            <Results
              view={view}
              isFront={isFront}
              inWholeShop={inWholeShop}
              beyond={beyond}
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
