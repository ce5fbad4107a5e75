import type { LandingAddress } from '#domain/addresses/landing.ts';
import type { Facets } from '#domain/catalogue/facets.ts';
import type { Filters } from '#domain/catalogue/filters.ts';
import type { Taxonomy } from '#domain/catalogue/taxonomy.ts';
import type { ListedProduct } from '#domain/products/listed-product.ts';
import type { Suggestions } from '#domain/search/suggestions.ts';
import { savesData } from '#web/ui/saves-data.ts';
import type { BrowserCatalogue, TypedSearch } from './browser-catalogue.ts';
import type { HomeData } from './home-data.ts';

/** A failed preload is not tried again before this time, in ms. */
const RETRY_AFTER_MS = 60_000;

const listeners = new Set<() => void>();

let catalogue: BrowserCatalogue | null = null;
let requestedAt = Number.NEGATIVE_INFINITY;
let arriving: Promise<void> | null = null;

/** Loads the catalogue's code and products into this tab, unless they are loaded or loading. */
export async function preloadCatalogue(taxonomy: Taxonomy): Promise<void> {
  const now = performance.now();
  if (isCatalogueLoaded() || savesData() || now - requestedAt < RETRY_AFTER_MS) return;
  requestedAt = now;
  arriving = load();
  await arriving;
  arriving = null;

  async function load(): Promise<void> {
    try {
      const { createTabCatalogue } = await import('./create-tab-catalogue.ts');
      if (requestedAt !== now) return;
      catalogue ??= createTabCatalogue(taxonomy, () => {
        for (const listener of listeners) listener();
      });
      await catalogue.refresh();
    } catch {
      // Without the code the server keeps answering.
    }
  }
}

export function isCatalogueLoaded(): boolean {
  return catalogue?.isLoaded() ?? false;
}

/** Settles once the catalogue is loaded, or couldn't be; `null` while it isn't being loaded. */
export function arrivingCatalogue(): Promise<void> | null {
  return arriving;
}

export function hasCatalogueSoon(): boolean {
  return isCatalogueLoaded() || arriving !== null;
}

/** The home's data for an address, without a request; `null` when the server must answer. */
export function localAnswer(search: URLSearchParams, place: LandingAddress): HomeData | null {
  return catalogue?.answer({ search, cookie: document.cookie, place }) ?? null;
}

/** What a half-typed search may mean, without a request; `null` when the server must answer. */
export async function localSuggestions(search: TypedSearch): Promise<Suggestions<ListedProduct> | null> {
  return (await catalogue?.suggestions(search)) ?? null;
}

/** The cards of those products that are visible; `null` until the catalogue is loaded. */
export function localCards(ids: readonly string[]): ListedProduct[] | null {
  return catalogue?.cards(ids) ?? null;
}

/** The card of a product, unless its price may be old; `null` without one. */
export function freshCard(id: string): ListedProduct | null {
  return catalogue?.freshCard(id) ?? null;
}

/** What products can be narrowed by, without a request; `null` until the catalogue is loaded. */
export function localFacets(filters: Filters): Facets | null {
  return catalogue?.facets(filters) ?? null;
}

/** Refreshes the catalogue if it is old. */
export async function refreshCatalogue(): Promise<void> {
  await catalogue?.refreshIfStale();
}

/** For administrators: their home always comes from the server, so that their changes show at once. */
export function dropCatalogue(): void {
  catalogue = null;
  requestedAt = Number.NEGATIVE_INFINITY;
}

/** Calls the listener when products or prices have changed. @returns a function that unsubscribes */
export function subscribeToCatalogue(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
