import { useState } from 'react';
import { truncated } from '#domain/text/truncated.ts';
import { Button } from '#web/ui/button.tsx';
import { ListFilter, Search } from '#web/ui/stroke-icons.tsx';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';
import { RESULTS_ID } from './catalogue-query.ts';
import type { LinkedCategories } from './linked-categories.ts';
import type { CatalogueView } from './sized-view.ts';

/** Two lines of the button; the heading says the whole. */
const MOST_LETTERS = 24;

const fetchSearch = async () => (await import('./search-panel.tsx')).SearchPanel;
const fetchCategories = async () => (await import('./categories-panel.tsx')).CategoriesPanel;

type CatalogueBarProps = { view: CatalogueView; inWholeShop: number; categories: LinkedCategories };

/** Below 1024 px search and categories open from two buttons (ROUTE-005). The first one shows what is searched. */
export function CatalogueBar({ view, inWholeShop, categories: linked }: CatalogueBarProps) {
  const [open, setOpen] = useState<'search' | 'categories' | null>(null);
  const onClose = () => setOpen(null);
  const onShowResults = () => {
    onClose();
    document.getElementById(RESULTS_ID)?.scrollIntoView();
  };
  const search = { isOpen: open === 'search', onClose };
  const categories = { isOpen: open === 'categories', onClose };
  const SearchPanel = useLazyPart(fetchSearch, search);
  const CategoriesPanel = useLazyPart(fetchCategories, categories);
  const words = view.query.filters.text.trim();
  const shared = { view, onShowResults };
  return (
    <div className="catalogue-bar">
      <Button onClick={() => setOpen('search')}>
        <Search aria-hidden="true" />
        {words === '' ? (
          'Buscar'
        ) : (
          <span className="min-w-0 text-left leading-tight wrap-anywhere whitespace-normal">
            <span className="sr-only">Buscar </span>
            {`«${truncated(words, MOST_LETTERS)}»`}
          </span>
        )}
      </Button>
      <Button onClick={() => setOpen('categories')}>
        <ListFilter aria-hidden="true" />
        Categorías
      </Button>
      {SearchPanel && <SearchPanel {...shared} {...search} inWholeShop={inWholeShop} />}
      {CategoriesPanel && <CategoriesPanel {...shared} {...categories} linked={linked} />}
    </div>
  );
}
