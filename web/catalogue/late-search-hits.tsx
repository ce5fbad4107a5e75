import { type ReactNode, useEffect } from 'react';
import { useLazyCode } from '#web/ui/use-lazy-code.ts';
import type { CatalogueView } from './sized-view.ts';

const fetchHits = async () => (await import('./search-hits.tsx')).SearchHits;

type LateSearchHitsProps = {
  view: CatalogueView;
  onShowResults: () => void;
  /** What is offered when nothing is found. */
  children: ReactNode;
};

/** The first products of the search panel, while something is searched. Their code is fetched with the panel's. */
export function LateSearchHits(props: LateSearchHitsProps) {
  const { code: SearchHits, load } = useLazyCode(fetchHits);
  useEffect(() => {
    load();
  }, [load]);
  const hasWords = props.view.query.filters.text.trim() !== '';
  return SearchHits && hasWords && <SearchHits {...props} />;
}
