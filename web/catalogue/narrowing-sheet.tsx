import { useNavigate } from 'react-router';
import { hasChoices, NO_CHOICES } from '#domain/catalogue/filters.ts';
import { formatCount } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SewnProgress } from '#web/ui/sewn-progress.tsx';
import { SidePanel } from '#web/ui/side-panel.tsx';
import { catalogueHref, filteredHref, narrowingHref, RESULTS_ID } from './catalogue-query.ts';
import { FacetLists } from './facet-lists.tsx';
import type { CatalogueView } from './sized-view.ts';
import { useFacets } from './use-facets.ts';

type NarrowingSheetProps = { view: CatalogueView; isOpen: boolean; onClose: () => void };

/** Order and filters in one sheet. The results behind it and its own counts follow each choice at once (FIND-005). */
export function NarrowingSheet({ view: { query, page }, isOpen, onClose }: NarrowingSheetProps) {
  const navigate = useNavigate();
  const goToPage = () => {
    onClose();
    navigate(narrowingHref(query));
  };
  const facets = useFacets(query.filters, { isWanted: isOpen, onMissing: goToPage });
  const count = formatCount(page.total, { one: 'producto', many: 'productos' });
  const showResults = () => {
    onClose();
    document.getElementById(RESULTS_ID)?.scrollIntoView();
  };
  return (
    <SidePanel
      title="Ordenar y filtrar"
      isOpen={isOpen}
      onClose={onClose}
      isSheet
      footer={
        <div className="grid grid-cols-[1fr_1.4fr] gap-2.5 px-4 pt-3 pb-5 shadow-3">
          <ButtonLink
            to={filteredHref(query, NO_CHOICES)}
            variant="outline"
            className="px-3!"
            aria-disabled={!hasChoices(query.filters)}
            keepsScroll
          >
            Quitar todos
          </ButtonLink>
          <Button variant="primary" className="px-3!" onClick={showResults}>
            Ver {count}
          </Button>
        </div>
      }
    >
      <p role="status" className="sr-only">
        {count}
      </p>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-6">
        {facets === null ? (
          <p role="status" className="grid justify-items-center gap-1 pt-12">
            <SewnProgress />
            Cargando...
          </p>
        ) : (
          <FacetLists query={query} facets={facets} hrefOf={catalogueHref} />
        )}
      </div>
    </SidePanel>
  );
}
