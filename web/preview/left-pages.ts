import type { Location } from 'react-router';

/** A page as the shopper left it. Without React it shows, but does nothing. */
export type LeftPage = { readonly main: Element; readonly scrollY: number };

/** A cheap phone keeps a few pages easily. */
const MOST = 3;

/** By the keys of their history entries, the last one left last. */
const leftPages = new Map<string, LeftPage>();

export function leftPage({ key }: Location): LeftPage | undefined {
  return leftPages.get(key);
}

/** Keeps the page in sight, which the router is about to change for another. */
export function keepLeftPage({ key }: Location, scrollY: number): void {
  const main = document.querySelector('#contenido main')?.cloneNode(true);
  if (!(main instanceof Element)) return;
  // Only the page itself has names, for those who listen, for labels and for links within it.
  for (const named of main.querySelectorAll('[id], [name], [aria-label]')) {
    for (const name of ['id', 'name', 'aria-label']) named.removeAttribute(name);
  }
  leftPages.delete(key);
  leftPages.set(key, { main, scrollY });
  const [oldest] = leftPages.keys();
  if (oldest !== undefined && leftPages.size > MOST) leftPages.delete(oldest);
}
