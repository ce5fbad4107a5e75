/** Index of the item at the start of a row that scrolls sideways. */
export function nearestItem(viewport: HTMLElement): number {
  const step = stepOf(viewport);
  return step === 0 ? 0 : Math.round(viewport.scrollLeft / step);
}

/** Scrolls the row by one item, and past either end to the other. */
export function scrollRow(viewport: HTMLElement, direction: 1 | -1): void {
  const farthest = viewport.scrollWidth - viewport.clientWidth;
  const isAtEnd = direction === 1 ? viewport.scrollLeft >= farthest - 4 : viewport.scrollLeft <= 4;
  const opposite = direction === 1 ? 0 : farthest;
  const left = isAtEnd ? opposite : viewport.scrollLeft + direction * stepOf(viewport);
  viewport.scrollTo({ left, behavior: 'instant' });
}

export function scrollRowTo(viewport: HTMLElement, index: number): void {
  viewport.scrollTo({ left: index * stepOf(viewport), behavior: 'instant' });
}

/** The distance from one item to the next, in px. */
export function stepOf(viewport: HTMLElement): number {
  const [first, second] = viewport.firstElementChild?.children ?? [];
  if (first === undefined) return 0;
  if (second === undefined) return viewport.clientWidth;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}
