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
  const areLoaded = useRef(false);

  useEffect(() => {
    const fonts = lateFonts();
    for (const font of fonts) document.fonts.add(font);
    Promise.all(fonts.map((font) => font.load())).then(
      () => {
        areLoaded.current = true;
      },
      // Without them the pages keep the letters that they have.
      () => undefined,
    );
    return () => {
      for (const font of fonts) document.fonts.delete(font);
    };
  }, []);

  useEffect(() => {
    if (pathname !== shown.current && areLoaded.current) document.documentElement.dataset.lateFonts = '';
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
