import { useRef } from 'react';
import { SidePanel } from '#web/ui/side-panel.tsx';
import { SearchChips } from './search-chips.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchHits } from './search-hits.tsx';
import { SearchWholeShop } from './search-whole-shop.tsx';
import type { CatalogueView } from './sized-view.ts';

type SearchPanelProps = {
  view: CatalogueView;
  inWholeShop: number;
  isOpen: boolean;
  onClose: () => void;
  onShowResults: () => void;
};

/** The search on small screens, with the first products that it finds. */
export function SearchPanel({ view, inWholeShop, isOpen, onClose, onShowResults }: SearchPanelProps) {
  const { query } = view;
  const searchBox = useRef<HTMLInputElement>(null);
  const hasWords = query.filters.text.trim() !== '';
  return (
    <SidePanel title="Buscar" isOpen={isOpen} onClose={onClose} initialFocus={searchBox}>
      <div className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto p-4">
        <SearchForm query={query} onSubmit={onShowResults} inputRef={searchBox} />
        {hasWords && (
          <SearchHits view={view} onShowResults={onShowResults}>
            <SearchWholeShop query={query} count={inWholeShop} onChoose={onClose} />
          </SearchHits>
        )}
        <SearchChips query={query} onChoose={onClose} />
      </div>
    </SidePanel>
  );
}
