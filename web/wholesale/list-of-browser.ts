import type { ListTerms } from '#domain/pricing/sold-to.ts';
import type { WireWholesale } from '#schemas/wholesale.ts';

/** The price list that this browser holds. */
export type HeldList = {
  readonly said: Omit<WireWholesale, 'prices'>;
  readonly terms: ListTerms;
};

/** Kept in the tab's memory alone: what a browser stores, the next visitor could read (TRADE-003). */
let held: HeldList | null = null;
const listeners = new Set<() => void>();

export const heldList = () => held;

/**
 * The page's mark keeps the strip's place and holds prices back until they are the list's; a script of the page sets it
 * before the first paint (scripts-after-paint.ts).
 */
export function takeHeldList(next: HeldList | null): void {
  const { dataset } = document.documentElement;
  if (next === null) delete dataset.list;
  else dataset.list = 'known';
  if (next === held) return;
  held = next;
  for (const listener of listeners) listener();
}

export function subscribeToHeldList(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the browser opened a list, as the server's cookie says; nobody else's browser asks for one. */
export const holdsList = () => typeof document !== 'undefined' && document.cookie.includes('priceListHeld=');
