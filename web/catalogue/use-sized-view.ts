import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { pageSizeFor } from '#domain/catalogue/page-size.ts';
import { catalogueHref } from './catalogue-query.ts';
import { type CatalogueView, correctedQuery, sizedView } from './sized-view.ts';
import { useWindowWidth } from './use-window-width.ts';

const COOKIE_SECONDS = 31_536_000;

/** Keeps a page as large as the window asks for, and tells the server with a cookie (GRID-024, GRID-G06). */
export function useSizedView(view: CatalogueView): CatalogueView {
  const navigate = useNavigate();
  const width = useWindowWidth();
  const size = width === null ? null : pageSizeFor(width);
  const corrected = size === null ? null : correctedQuery(view, size);
  const correctedTo = corrected === null ? null : catalogueHref(corrected);

  useEffect(() => {
    if (size === null) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
    document.cookie = `size=${size}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax`;
  }, [size]);

  useEffect(() => {
    if (correctedTo !== null) navigate(correctedTo, { replace: true, preventScrollReset: true });
  }, [correctedTo, navigate]);

  return size === null ? view : sizedView(view, size);
}
