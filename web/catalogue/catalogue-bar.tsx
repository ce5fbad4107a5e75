import { useRef, useState } from 'react';
import type { CategoryCounts } from '#domain/catalogue/category-counts.ts';
import { LazySidePanel } from '#web/storefront/lazy-side-panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { ListFilter, Search } from '#web/ui/stroke-icons.tsx';
import { RESULTS_ID } from './catalogue-query.ts';
import { CategoriesPanel } from './categories-panel.tsx';
import { LateSearchHits } from './late-search-hits.tsx';
import { SearchChips } from './search-chips.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchWholeShop } from './search-whole-shop.tsx';
import type { CatalogueView } from './sized-view.ts';

type CatalogueBarProps = { view: CatalogueView; inWholeShop: number; counts: CategoryCounts };

/** Below 1024 px search and categories open from two buttons (ROUTE-005). */
export function CatalogueBar({ view, inWholeShop, counts }: CatalogueBarProps) {
  const [open, setOpen] = useState<'search' | 'categories' | null>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const close = () => setOpen(null);
  const showResults = () => {
    close();
    document.getElementById(RESULTS_ID)?.scrollIntoView();
  };
  return (
    <div className="catalogue-bar">
      <Button onClick={() => setOpen('search')}>
        <Search aria-hidden="true" />
        Buscar
      </Button>
      <Button onClick={() => setOpen('categories')}>
        <ListFilter aria-hidden="true" />
        Categorías
      </Button>
      <LazySidePanel title="Buscar" isOpen={open === 'search'} onClose={close} initialFocus={searchBox}>
        <div className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto p-4">
          <SearchForm query={view.query} onSubmit={showResults} inputRef={searchBox} />
          <LateSearchHits view={view} onShowResults={showResults}>
            <SearchWholeShop query={view.query} count={inWholeShop} onChoose={close} />
          </LateSearchHits>
          <SearchChips query={view.query} onChoose={close} />
        </div>
      </LazySidePanel>
      <CategoriesPanel
        view={view}
        counts={counts}
        isOpen={open === 'categories'}
        onClose={close}
        onShowResults={showResults}
      />
    </div>
  );
}
