import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import archivo from './fonts/archivo.woff2?url';
import piazzolla from './fonts/piazzolla.woff2?url';

/**
 * Fonts that came too late for the page's first paint take over when the visitor moves to another page, where everything
 * changes anyway (fonts.css). Fonts that were in time look the same under their second name.
 */
export function useLateFonts(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const loaded = useRef<readonly FontFace[]>([]);

  useEffect(() => {
    Promise.all(lateFonts().map((font) => font.load())).then(
      (fonts) => {
        loaded.current = fonts;
      },
      // Without them the pages keep the letters that they have.
      () => undefined,
    );
  }, []);

  useEffect(() => {
    if (pathname !== shown.current && loaded.current.length > 0) {
      // Not before: a font that joins the document has all of it laid out anew.
      for (const font of loaded.current) document.fonts.add(font);
      document.documentElement.dataset.lateFonts = '';
    }
    shown.current = pathname;
  }, [pathname]);
}

/** The files are the ones that every page preloads: nothing is fetched twice. */
function lateFonts(): FontFace[] {
  return [
    new FontFace('Piazzolla Late', `url(${piazzolla})`, { weight: '560 740' }),
    new FontFace('Archivo Late', `url(${archivo})`, { weight: '400 700' }),
  ];
}
