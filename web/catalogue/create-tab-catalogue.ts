import type { Taxonomy } from '#domain/catalogue/taxonomy.ts';
import { ORDER_SEEDS } from '#domain/entries/shuffled.ts';
import { fetchCompactCatalogue } from '#web/api/fetch-compact-catalogue.ts';
import { type BrowserCatalogue, createBrowserCatalogue } from './browser-catalogue.ts';

/** This tab's catalogue, still empty. The module is fetched together with the products. */
export function createTabCatalogue(taxonomy: Taxonomy, onChange: () => void): BrowserCatalogue {
  return createBrowserCatalogue({
    taxonomy,
    fetchCatalogue: fetchCompactCatalogue,
    now: Date.now,
    isOnline: () => navigator.onLine,
    randomSeed: () => Math.floor(Math.random() * ORDER_SEEDS),
    onChange,
  });
}
