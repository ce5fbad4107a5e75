const MAX_IN_BROWSER = 5000;

/** Whether a catalogue with this many visible products fits in a visitor's browser. */
export function fitsInBrowser(visibleProducts: number, max = MAX_IN_BROWSER): boolean {
  return visibleProducts <= max;
}
