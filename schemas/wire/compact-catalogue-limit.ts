const MOST_IN_BROWSER = 5000;

/** Whether a catalogue of so many visible products is small enough to be held by a visitor's browser. */
export function fitsInBrowser(visibleProducts: number, most = MOST_IN_BROWSER): boolean {
  return visibleProducts <= most;
}
