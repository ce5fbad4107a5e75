const MAX_IN_BROWSER = 5000;

/** Whether a catalogue of so many visible products is small enough to be held by a visitor's browser. */
export function fitsInBrowser(visibleProducts: number, max = MAX_IN_BROWSER): boolean {
  return visibleProducts <= max;
}
