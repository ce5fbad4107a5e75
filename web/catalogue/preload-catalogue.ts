import type { BrowserCatalogue } from './browser-catalogue.ts';
import type { HomeData } from './home-data.ts';

/** What could not be had is not asked for again at once, however often it is wanted. */
const RETRY_AFTER_MS = 60_000;

const listeners = new Set<() => void>();

let catalogue: BrowserCatalogue | null = null;
let requestedAt = Number.NEGATIVE_INFINITY;

/** Brings the catalogue into this tab, its code and then its products, unless they are there or on their way. */
export async function preloadCatalogue(): Promise<void> {
  const now = performance.now();
  if (isCatalogueLoaded() || savesData() || now - requestedAt < RETRY_AFTER_MS) return;
  requestedAt = now;
  try {
    const { openBrowserCatalogue } = await import('./open-browser-catalogue.ts');
    if (requestedAt !== now) return;
    catalogue ??= openBrowserCatalogue(() => {
      for (const listener of listeners) listener();
    });
    await catalogue.refresh();
  } catch {
    // Without its code, everything stays with the server.
  }
}

export function isCatalogueLoaded(): boolean {
  return catalogue?.isLoaded() ?? false;
}

/** What the home shows for an address, without a request; `null` where the server has to be asked. */
export function localAnswer(search: URLSearchParams): HomeData | null {
  return catalogue?.answer({ search, cookie: document.cookie }) ?? null;
}

/** What is at hand is asked for again if it is old. */
export async function refreshCatalogue(): Promise<void> {
  await catalogue?.refreshIfStale();
}

/** For administrators: what they change shows at once, so their home always comes from the server. */
export function dropCatalogue(): void {
  catalogue = null;
  requestedAt = Number.NEGATIVE_INFINITY;
}

/** Calls when other products or prices are at hand than before; returns what ends it. */
export function subscribeToCatalogue(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Safe because browsers without the Network Information API have no `connection`, which is read as such. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
