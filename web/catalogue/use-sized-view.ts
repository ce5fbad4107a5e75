import { useDeferredValue, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useAtWidth } from '#web/ui/use-at-width.ts';
import { catalogueHref } from './catalogue-query.ts';
import { PAGE_SIZE_AT } from './page-size-at-width.ts';
import { type CatalogueView, correctedQuery, sizedView } from './sized-view.ts';
import { useVisitCookie } from './use-visit-cookie.ts';

/**
 * Fits the page size to the window, and tells it to the server with a cookie (GRID-024, GRID-G06). CSS already hides
 * the rest, so the view is updated with low priority and stays the same object until then.
 */
export function useSizedView(view: CatalogueView): CatalogueView {
  const navigate = useNavigate();
  const size = useDeferredValue(useAtWidth(PAGE_SIZE_AT));
  const corrected = size === null ? null : correctedQuery(view, size);
  const correctedTo = corrected === null ? null : catalogueHref(corrected);

  useVisitCookie('size', size);

  useEffect(() => {
    if (correctedTo !== null) navigate(correctedTo, { replace: true, preventScrollReset: true });
  }, [correctedTo, navigate]);

  return useMemo(() => (size === null ? view : sizedView(view, size)), [view, size]);
}
