import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { pageSizeFor } from '#domain/catalogue/page-size.ts';
import { catalogueHref } from './catalogue-query.ts';
import { type CatalogueView, correctedQuery, sizedView } from './sized-view.ts';
import { useKeptCookie } from './use-kept-cookie.ts';
import { useWindowWidth } from './use-window-width.ts';

/** Keeps a page as large as the window asks for, and tells the server with a cookie (GRID-024, GRID-G06). */
export function useSizedView(view: CatalogueView): CatalogueView {
  const navigate = useNavigate();
  const width = useWindowWidth();
  const size = width === null ? null : pageSizeFor(width);
  const corrected = size === null ? null : correctedQuery(view, size);
  const correctedTo = corrected === null ? null : catalogueHref(corrected);

  useKeptCookie('size', size);

  useEffect(() => {
    if (correctedTo !== null) navigate(correctedTo, { replace: true, preventScrollReset: true });
  }, [correctedTo, navigate]);

  return size === null ? view : sizedView(view, size);
}
