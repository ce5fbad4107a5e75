import { useState } from 'react';
import type { CategoryCounts } from '#domain/catalogue/category-counts.ts';
import { type CatalogueQuery, RESULTS_ID } from '#web/catalogue/catalogue-query.ts';
import { CategoryTree } from '#web/catalogue/category-tree.tsx';
import { RepairsBlock } from '#web/catalogue/repairs-block.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ListFilter } from '#web/ui/stroke-icons.tsx';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';

const fetchPanel = async () => (await import('#web/ui/side-panel.tsx')).SidePanel;

type FaqBarProps = { readonly query: CatalogueQuery; readonly counts: CategoryCounts };

/** Below 1024 px the sidebar's content stands behind a button (ROUTE-G03). */
export function FaqBar({ query, counts }: FaqBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panel = { title: 'Categorías', isOpen, onClose: () => setIsOpen(false) };
  const SidePanel = useLazyPart(fetchPanel, panel);
  return (
    <div className="catalogue-bar">
      <Button onClick={() => setIsOpen(true)}>
        <ListFilter aria-hidden="true" />
        Categorías
      </Button>
      <ButtonLink to="/">Ver productos</ButtonLink>
      {SidePanel && (
        <SidePanel {...panel}>
          <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-6">
            <CategoryTree id="categorias-panel" query={query} counts={counts} hash={`#${RESULTS_ID}`} />
            <RepairsBlock />
          </div>
        </SidePanel>
      )}
    </div>
  );
}
