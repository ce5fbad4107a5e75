import { hasChoices, hasFilters, NO_CHOICES, NO_FILTERS } from '#domain/catalogue/filters.ts';
import { useCategories } from '#web/storefront/store-context.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ArrowLeft } from '#web/ui/stroke-icons.tsx';
import { activeFilters } from './active-filters.ts';
import { filteredHref, RESULTS_ID } from './catalogue-query.ts';
import { NarrowingLinks } from './narrowing-links.tsx';
import type { CatalogueView } from './sized-view.ts';

/** The ways to order and filter, and what the results are filtered by, each with its removal, and the reset of all (HOME-010). */
export function FilterChips({ view, isFront }: { view: CatalogueView; isFront: boolean }) {
  return (
    <div className="search-chips mt-0 mb-4 lg:mb-6">
      <NarrowingLinks view={view} isFront={isFront} />
      {(view.page.page !== 1 || hasFilters(view.query.filters)) && <ChosenFilters view={view} />}
    </div>
  );
}

function ChosenFilters({ view: { query, page } }: { view: CatalogueView }) {
  const hash = `#${RESULTS_ID}`;
  const { taxonomy } = useCategories();
  return (
    <ul className="contents" aria-label="Filtros elegidos">
      {activeFilters(query.filters, taxonomy, page.reading?.inColour).map(({ label, removal }, index) => (
        <li key={index}>
          <PageLink
            className="chip chip-on"
            to={`${filteredHref(query, removal)}${hash}`}
            aria-label={`Quitar filtro: ${label}`}
          >
            {label} <b aria-hidden="true">×</b>
          </PageLink>
        </li>
      ))}
      {hasChoices(query.filters) && (
        <li>
          <ButtonLink
            to={`${filteredHref(query, NO_CHOICES)}${hash}`}
            variant="quiet"
            className="min-h-11 px-3"
          >
            Quitar todos
          </ButtonLink>
        </li>
      )}
      <li>
        <ButtonLink
          to={`${filteredHref(query, NO_FILTERS)}${hash}`}
          variant="quiet"
          className="min-h-11 px-3"
        >
          <ArrowLeft aria-hidden="true" />
          Volver atrás
        </ButtonLink>
      </li>
    </ul>
  );
}
