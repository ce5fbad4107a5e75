import { type MouseEvent, useState } from 'react';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';
import { activeFilters } from './active-filters.ts';
import { narrowingHref } from './catalogue-query.ts';
import { hasCatalogueSoon } from './preload-catalogue.ts';
import type { CatalogueView } from './sized-view.ts';

const fetchSheet = async () => (await import('./narrowing-sheet.tsx')).NarrowingSheet;

/** Lead to order and filters: one sheet over the results, or a page where the browser has no catalogue to count in (FIND-005). */
export function NarrowingLinks({ view, isFront }: { view: CatalogueView; isFront: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const sheet = { view, isOpen, onClose: () => setIsOpen(false) };
  const Sheet = useLazyPart(fetchSheet, sheet);
  const choices = { ...view.query.filters, type: 'all', subsection: 'all', text: '' };
  const chosen = activeFilters(choices, []).length;
  const link = {
    to: narrowingHref(view.query),
    variant: 'outline',
    rel: 'nofollow',
    onClick(event: MouseEvent) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || !hasCatalogueSoon()) return;
      event.preventDefault();
      setIsOpen(true);
    },
  } as const;
  return (
    <>
      {/* Wide windows order by the select beside the heading, which needs scripts. */}
      <ButtonLink {...link} className="narrowing-order">
        Ordenar
      </ButtonLink>
      {/* There the filters stand beside the results. */}
      <ButtonLink {...link} className={isFront ? undefined : 'xl:hidden noscript:inline-flex'}>
        Filtros{chosen > 0 && ` (${chosen})`}
      </ButtonLink>
      {Sheet && <Sheet {...sheet} />}
    </>
  );
}
