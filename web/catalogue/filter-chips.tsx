import { NO_FILTERS } from '#domain/catalogue/filters.ts';
import { useCategories } from '#web/storefront/store-context.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ArrowLeft } from '#web/ui/stroke-icons.tsx';
import { activeFilters } from './active-filters.ts';
import { type CatalogueQuery, filteredHref, RESULTS_ID } from './catalogue-query.ts';

/** What the results are filtered by, each with its removal, and the reset of all (HOME-010). */
export function FilterChips({ query }: { query: CatalogueQuery }) {
  const hash = `#${RESULTS_ID}`;
  const { taxonomy } = useCategories();
  return (
    <ul className="search-chips no-scrollbar mt-0 mb-4 lg:mb-6" aria-label="Filtros elegidos">
      {activeFilters(query.filters, taxonomy).map(({ label, removal }, index) => (
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
