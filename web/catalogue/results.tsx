import type { Landing } from '#domain/addresses/landing.ts';
import { formatCount } from '#web/format.ts';
import { useCategories } from '#web/storefront/store-context.tsx';
import { useSlowNavigation } from '#web/storefront/use-slow-navigation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { SewnProgress } from '#web/ui/sewn-progress.tsx';
import { Stitch } from '#web/ui/stitch.tsx';
import { WholeWords } from '#web/ui/whole-words.tsx';
import { BesideResults } from './beside-results.tsx';
import { RESULTS_ID } from './catalogue-query.ts';
import { FilterChips } from './filter-chips.tsx';
import type { HomeData } from './home-data.ts';
import { LateOrderSelect } from './late-order-select.tsx';
import { ListHead } from './list-head.tsx';
import { NoResults } from './no-results.tsx';
import { Pagination } from './pagination.tsx';
import { PlacesBelow } from './places-below.tsx';
import { ProductGrid } from './product-grid.tsx';
import { ReadingNotes } from './reading-notes.tsx';
import { foundTitle, resultsTitle } from './results-title.ts';
import { ResultsTrail } from './results-trail.tsx';
import type { CatalogueView } from './sized-view.ts';
import { useFocusOnResults } from './use-focus-on-results.ts';

type ResultsProps = {
  view: CatalogueView;
  /** On the front the banner has the page's heading. */
  isFront: boolean;
  landing: Landing;
  inWholeShop: number;
  beside: HomeData['beside'];
  places: HomeData['places'];
  isShopEmpty: boolean;
};

export function Results({ view, landing, isFront, inWholeShop, beside, places, isShopEmpty }: ResultsProps) {
  const { query, page } = view;
  const { taxonomy } = useCategories();
  const { isSlow, isLeaving } = useSlowNavigation();
  const heading = useFocusOnResults();
  const title = landing.brand ?? foundTitle(query.filters, page) ?? resultsTitle(query.filters, taxonomy);
  const Heading = isFront ? 'h2' : 'h1';
  const besides = <BesideResults {...{ beside, landing }} page={page.page} />;
  return (
    <section id={RESULTS_ID} aria-labelledby="resultados">
      {!isFront && <ResultsTrail filters={query.filters} landing={landing} />}
      <ListHead picture={landing.picture}>
        <Heading
          id="resultados"
          ref={heading}
          tabIndex={-1}
          className={classNames(
            'min-w-0 wrap-anywhere',
            isFront ? 'text-[1.4375rem] lg:text-section' : 'text-[1.875rem] lg:text-title',
          )}
        >
          <WholeWords text={title} />
        </Heading>
        {isFront && <Stitch className="flex-1 self-center" />}
        <p role="status" className={isFront ? 'order-2 mt-2 w-full text-sm text-muted' : 'text-secondary'}>
          {formatCount(page.total, { one: 'producto', many: 'productos' })}
          {page.total > 0 && (
            <span className="sr-only">
              , página {page.page} de {page.lastPage}
            </span>
          )}
        </p>
        {page.total > 0 && <LateOrderSelect query={query} />}
      </ListHead>
      <PlacesBelow landing={landing} />
      {!isShopEmpty && <FilterChips view={view} isFront={isFront} />}
      {isSlow && !isLeaving && <ResultsLoading />}
      {page.reading && <ReadingNotes query={query} reading={page.reading} />}
      {page.total === 0 && <NoResults {...{ query, inWholeShop, places, isShopEmpty }} />}
      {beside?.isFirst && besides}
      {page.total > 0 && (
        <>
          {/* Between the page's heading and the cards' own. */}
          {!isFront && <h2 className="sr-only">Productos</h2>}
          <ProductGrid view={view} standsFirst={!isFront} />
          <Pagination view={view} />
          {(beside?.isFirst === false || (beside === null && landing.text)) && besides}
        </>
      )}
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
