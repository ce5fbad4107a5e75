import { hasFilters, NO_FILTERS } from '#domain/catalogue/filters.ts';
import { formatCount } from '#web/format.ts';
import { useSlowNavigation } from '#web/storefront/use-slow-navigation.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SectionTitle } from '#web/ui/section-title.tsx';
import { SewnProgress } from '#web/ui/sewn-progress.tsx';
import { ArrowLeft } from '#web/ui/stroke-icons.tsx';
import { filteredHref, RESULTS_ID } from './catalogue-query.ts';
import { NoResults } from './no-results.tsx';
import { Pagination } from './pagination.tsx';
import { ProductGrid } from './product-grid.tsx';
import { resultsTitle } from './results-title.ts';
import type { CatalogueView } from './sized-view.ts';

type ResultsProps = { view: CatalogueView; isShopEmpty: boolean };

export function Results({ view, isShopEmpty }: ResultsProps) {
  const { query, page } = view;
  const { isSlow, isLeaving } = useSlowNavigation();
  const isFiltered = page.page !== 1 || hasFilters(query.filters);
  const backHref = filteredHref(query, NO_FILTERS);
  return (
    <section id={RESULTS_ID} aria-labelledby="resultados" className="scroll-mt-20 lg:scroll-mt-6">
      <SectionTitle id="resultados">{resultsTitle(query.filters)}</SectionTitle>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-muted">
          {formatCount(page.total, { one: 'producto', many: 'productos' })}
        </p>
        {isFiltered && (
          <ButtonLink to={backHref} variant="outline" size="small" keepsScroll>
            <ArrowLeft aria-hidden="true" />
            Volver atrás
          </ButtonLink>
        )}
      </div>
      {isSlow && !isLeaving && <ResultsLoading />}
      {page.total === 0 ? <NoResults isShopEmpty={isShopEmpty} /> : <ProductGrid view={view} />}
      <Pagination view={view} />
    </section>
  );
}

/** Floats over the results while the next ones load, so that the old ones stay readable. */
function ResultsLoading() {
  return (
    <div
      role="status"
      className="fixed inset-x-0 bottom-6 z-30 mx-auto grid w-max justify-items-center gap-1 rounded-3 bg-paper px-6 py-3 shadow-3"
    >
      <SewnProgress />
      <strong>Cargando...</strong>
    </div>
  );
}
