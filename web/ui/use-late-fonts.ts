import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Fonts that came too late for the page's first paint take over when the visitor moves on, where everything changes
 * anyway (fonts.css). Fonts that were in time look the same under their second name.
 */
export function useLateFonts(): void {
  const { key } = useLocation();
  useEffect(() => {
    const isFirstPage = key === 'default';
    if (!isFirstPage && areLateFontsThere()) document.documentElement.dataset.lateFonts = '';
    else void loadLateFonts();
  }, [key]);
}

const FONTS = ['1em "Piazzolla Late"', '1em "Archivo Late"'];

function areLateFontsThere(): boolean {
  return FONTS.every((font) => document.fonts.check(font));
}

/** The files are the ones that the page preloads: nothing is fetched twice. */
async function loadLateFonts(): Promise<void> {
  // Without them the page keeps the letters that it has.
  await Promise.all(FONTS.map((font) => document.fonts.load(font))).catch(() => null);
}
