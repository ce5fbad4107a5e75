import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import piazzolla from '@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2?url';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Fonts that came too late for the page's first paint take over when the visitor moves on, where everything changes
 * anyway (fonts.css). Fonts that were in time look the same under their second name.
 */
export function useLateFonts(): void {
  const { key } = useLocation();
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
    const isFirstPage = key === 'default';
    if (!isFirstPage && areLoaded.current) document.documentElement.dataset.lateFonts = '';
  }, [key]);
}

/** The files are the ones that every page preloads: nothing is fetched twice. */
function lateFonts(): FontFace[] {
  const weights = { weight: '100 900' };
  return [
    new FontFace('Piazzolla Late', `url(${piazzolla})`, weights),
    new FontFace('Archivo Late', `url(${archivo})`, weights),
  ];
}
