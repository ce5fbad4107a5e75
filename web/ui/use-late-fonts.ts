import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import archivo from './fonts/archivo.woff2?url';
import piazzolla from './fonts/piazzolla.woff2?url';

/**
 * Fonts that arrive after the first paint are used from the next page on, where everything changes anyway (fonts.css).
 * Fonts that arrived in time look the same under their second name.
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
      // Without them pages keep the fallback fonts.
      () => undefined,
    );
  }, []);

  useEffect(() => {
    if (pathname !== shown.current && loaded.current.length > 0) {
      // Not earlier: adding a font to the document lays out the whole page again.
      for (const font of loaded.current) document.fonts.add(font);
      document.documentElement.dataset.lateFonts = '';
    }
    shown.current = pathname;
  }, [pathname]);
}

/** These are the files that every page preloads, so nothing is fetched twice. */
function lateFonts(): FontFace[] {
  return [
    new FontFace('Piazzolla Late', `url(${piazzolla})`, { weight: '560 740' }),
    new FontFace('Archivo Late', `url(${archivo})`, { weight: '400 700' }),
  ];
}
