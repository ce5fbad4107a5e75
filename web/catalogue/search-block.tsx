import type { CatalogueQuery } from './catalogue-query.ts';
import { SearchChips } from './search-chips.tsx';
import { SearchForm } from './search-form.tsx';

export function SearchBlock({ query }: { query: CatalogueQuery }) {
  return (
    <section className="search-block" aria-labelledby="buscador">
      <h2 id="buscador" className="text-[30px] lg:max-w-[10em] lg:text-title">
        Encuentra exactamente lo que necesitas
      </h2>
      <div className="min-w-0">
        <SearchForm query={query} />
        <SearchChips query={query} />
      </div>
    </section>
  );
}
