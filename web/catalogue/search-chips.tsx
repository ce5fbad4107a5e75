import { SEARCH_CHIPS } from '#domain/catalogue/taxonomy.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { type CatalogueQuery, filteredHref, RESULTS_ID } from './catalogue-query.ts';
import { isSameCategory } from './same-category.ts';

/** The quick searches: each shows the products of its category (SEARCH-002, SEARCH-G01). */
export function SearchChips({ query, onChoose }: { query: CatalogueQuery; onChoose?: () => void }) {
  return (
    <ul className="search-chips no-scrollbar" aria-label="Búsquedas rápidas">
      {SEARCH_CHIPS.map(({ label, filters }) => (
        <li key={label}>
          <PageLink
            className="chip"
            to={`${filteredHref(query, filters)}#${RESULTS_ID}`}
            aria-current={isSameCategory(query.filters, filters) ? 'true' : undefined}
            onClick={onChoose}
          >
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
