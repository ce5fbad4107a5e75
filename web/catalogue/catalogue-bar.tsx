import { useRef, useState } from 'react';
import type { CategoryCounts } from '#domain/catalogue/category-counts.ts';
import { LazySidePanel } from '#web/storefront/lazy-side-panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { ListFilter, Search } from '#web/ui/stroke-icons.tsx';
import { RESULTS_ID } from './catalogue-query.ts';
import { CategoriesPanel } from './categories-panel.tsx';
import { SearchChips } from './search-chips.tsx';
import { SearchForm } from './search-form.tsx';
import type { CatalogueView } from './sized-view.ts';

/** Below 1024 px search and categories open from two buttons (ROUTE-005). */
export function CatalogueBar({ view, counts }: { view: CatalogueView; counts: CategoryCounts }) {
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
        <div className="grid content-start gap-2 p-4">
          <SearchForm query={view.query} onSubmit={showResults} inputRef={searchBox} />
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
