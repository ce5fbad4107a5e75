/** Below 450 px the sidebar covers the page, so a choice closes it, and a narrower window too (DASH-011, DASH-G01). */
export function coversPage(): MediaQueryList {
  return window.matchMedia('(max-width: 28.0625rem)');
}

/** Calls `onCover` whenever the window becomes so narrow. Returns the function that stops it. */
export function watchCovering(onCover: () => void): () => void {
  const query = coversPage();
  const look = () => query.matches && onCover();
  query.addEventListener('change', look);
  return () => query.removeEventListener('change', look);
}
