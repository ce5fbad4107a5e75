import { NO_FILTERS } from '#domain/catalogue/filters.ts';
import { formatCount } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SidePanel } from '#web/ui/side-panel.tsx';
import { filteredHref } from './catalogue-query.ts';
import { CategoryTree } from './category-tree.tsx';
import type { LinkedCategories } from './linked-categories.ts';
import { PriceFilter } from './price-filter.tsx';
import { RepairsBlock } from './repairs-block.tsx';
import type { CatalogueView } from './sized-view.ts';

type CategoriesPanelProps = {
  view: CatalogueView;
  linked: LinkedCategories;
  isOpen: boolean;
  onClose: () => void;
  onShowResults: () => void;
};

/** The sidebar's content on small screens. The results behind the panel follow each choice at once. */
export function CategoriesPanel({ view, linked, isOpen, onClose, onShowResults }: CategoriesPanelProps) {
  const { query, page } = view;
  return (
    <SidePanel
      title="Categorías"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <div className="grid grid-cols-[1fr_1.4fr] gap-2.5 px-4 pt-3 pb-5 shadow-3">
          <ButtonLink
            to={filteredHref(query, NO_FILTERS)}
            variant="outline"
            className="px-3!"
            keepsScroll
            onClick={onClose}
          >
            Volver atrás
          </ButtonLink>
          <Button variant="primary" className="px-3!" onClick={onShowResults}>
            Ver {formatCount(page.total, { one: 'producto', many: 'productos' })}
          </Button>
        </div>
      }
    >
      <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-6">
        <CategoryTree id="categorias-panel" {...linked} hash="" />
        <PriceFilter query={query} hash="" />
        <RepairsBlock />
      </div>
    </SidePanel>
  );
}
