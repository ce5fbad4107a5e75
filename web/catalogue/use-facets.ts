import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Facets } from '#domain/catalogue/facets.ts';
import type { Filters } from '#domain/catalogue/filters.ts';
import { arrivingCatalogue, localFacets } from './preload-catalogue.ts';

type FacetsOptions = {
  readonly isWanted: boolean;
  /** Called when the browser couldn't get the catalogue. */
  readonly onMissing: () => void;
};

/** What products can be narrowed by; `null` until the browser has the catalogue. The last ones stay while none are wanted. */
export function useFacets(filters: Filters, { isWanted, onMissing }: FacetsOptions): Facets | null {
  const [, setArrivals] = useState(0);
  const last = useRef<Facets>(null);
  const facets = (isWanted ? localFacets(filters) : null) ?? last.current;
  last.current = facets;
  const isMissing = isWanted && facets === null;
  const showOrGiveUp = useEffectEvent(() => {
    if (localFacets(filters) === null) onMissing();
    else setArrivals((arrivals) => arrivals + 1);
  });
  useEffect(() => {
    if (!isMissing) return;
    let isWaiting = true;
    Promise.resolve(arrivingCatalogue()).then(() => isWaiting && showOrGiveUp());
    return () => {
      isWaiting = false;
    };
  }, [isMissing]);
  return facets;
}
