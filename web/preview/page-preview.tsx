import './page-preview.css';
import { type CSSProperties, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { usePagePreview } from './use-page-preview.ts';

/**
 * From a tap until the page is there: what the browser already knows of it, in its place. It stands apart from the pages,
 * so that the router's states, history and errors stay as they are; those who listen hear the page itself.
 */
export function PagePreview() {
  const preview = usePagePreview();
  useLayoutEffect(() => {
    if (preview !== null && preview.scrollY !== null)
      window.scrollTo({ top: preview.scrollY, behavior: 'instant' });
  }, [preview]);
  if (preview === null) return null;
  return createPortal(
    <div key={preview.awaited} className="page-preview" style={placeOfPage()} aria-hidden="true">
      {preview.content}
    </div>,
    document.body,
  );
}

/** Over the page that is left: from the header on, down to its end. */
function placeOfPage(): CSSProperties {
  const heightOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;
  return { top: heightOf('header'), minHeight: `max(100svh, ${heightOf('#contenido')}px)` };
}
