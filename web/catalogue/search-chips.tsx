import { NO_FILTERS } from '#domain/catalogue/filters.ts';
import { useCategories } from '#web/storefront/store-context.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { type CatalogueQuery, filteredHref, RESULTS_ID } from './catalogue-query.ts';
import { isSameCategory } from './same-category.ts';

/** The quick searches: each shows the products of its category (SEARCH-002, SEARCH-G01). */
export function SearchChips({ query, onChoose }: { query: CatalogueQuery; onChoose?: () => void }) {
  const { quickSearches } = useCategories();
  return (
    <ul className="search-chips" aria-label="Búsquedas rápidas">
      {quickSearches.map(({ label, ...category }) => (
        <li key={label}>
          <PageLink
            className="chip"
            to={`${filteredHref(query, { ...NO_FILTERS, ...category })}#${RESULTS_ID}`}
            aria-current={isSameCategory(query.filters, category) ? 'true' : undefined}
            onClick={onChoose}
          >
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
