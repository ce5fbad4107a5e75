import type { ReactNode } from 'react';
import { formatCount } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { SearchHit } from './search-hit.tsx';
import type { CatalogueView } from './sized-view.ts';

const MAX_HITS = 4;
const PRODUCTS = { one: 'producto', many: 'productos' };

type SearchHitsProps = {
  view: CatalogueView;
  onShowResults: () => void;
  /** What is offered when nothing is found. */
  children: ReactNode;
};

/** The number of products that a search finds, and the first of them. */
export function SearchHits({ view: { page, query }, onShowResults, children }: SearchHitsProps) {
  const count = formatCount(page.total, PRODUCTS);
  return (
    <div className="grid gap-3">
      <p role="status" className="text-sm text-muted">
        {page.total === 0 ? 'No se encontró lo que buscas, disculpen las molestias.' : count}
      </p>
      <ul className="search-hits">
        {page.products.slice(0, MAX_HITS).map((card) => (
          <li key={card.id}>
            <SearchHit card={card} search={query.filters.text} />
          </li>
        ))}
      </ul>
      {page.total > 0 && (
        <Button variant="primary" onClick={onShowResults}>
          Ver {count}
        </Button>
      )}
      {children}
    </div>
  );
}
