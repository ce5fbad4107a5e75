import { PageLink } from '#web/ui/page-link.tsx';
import { type CatalogueQuery, RESULTS_ID } from './catalogue-query.ts';
import { SearchChips } from './search-chips.tsx';
import { SearchForm } from './search-form.tsx';

type SearchBlockProps = {
  query: CatalogueQuery;
  /** One line above the results, without its heading and quick searches. */
  isSlim: boolean;
};

export function SearchBlock({ query, isSlim }: SearchBlockProps) {
  const hasWords = query.filters.text.trim() !== '';
  return (
    <section
      className="search-block"
      data-slim={isSlim || undefined}
      data-words={hasWords || undefined}
      aria-labelledby="buscador"
    >
      <h2 id="buscador" className={isSlim ? 'sr-only' : 'text-[1.875rem] lg:max-w-[10em] lg:text-title'}>
        Encuentra exactamente lo que necesitas
      </h2>
      <div className="min-w-0">
        <SearchForm query={query} />
        <PageLink to={`#${RESULTS_ID}`} className="skip-link skip-to-results">
          Ir a los productos
        </PageLink>
        {!isSlim && <SearchChips query={query} />}
      </div>
    </section>
  );
}
