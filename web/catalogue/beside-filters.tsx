import { useEffect, useEffectEvent, useState } from 'react';
import type { Facets } from '#domain/catalogue/facets.ts';
import { catalogueHref } from './catalogue-query.ts';
import { FacetLists } from './facet-lists.tsx';
import { fetchFacets } from './fetch-facets.ts';
import { RepairsBlock } from './repairs-block.tsx';
import type { CatalogueView } from './sized-view.ts';

type BesideFiltersProps = {
  view: CatalogueView;
  /** Called when the filters couldn't be counted. */
  onMissing: () => void;
};

/** The filters beside the results. Their counts follow each choice, and the last ones stay until the next come (FIND-005). */
export function BesideFilters({ view, onMissing }: BesideFiltersProps) {
  const [facets, setFacets] = useState<Facets | null>(null);
  const giveUp = useEffectEvent(onMissing);
  useEffect(() => {
    const call = new AbortController();
    fetchFacets(view, call.signal).then((found) => {
      if (call.signal.aborted) return;
      if (found === null) giveUp();
      else setFacets(found);
    });
    return () => call.abort();
  }, [view]);
  if (facets === null) return null;
  return (
    <>
      <h2 className="mt-8 text-2xl">Filtros</h2>
      <FacetLists query={view.query} facets={facets} hrefOf={catalogueHref} isBeside />
      <RepairsBlock />
    </>
  );
}
