import { CacheExpiration } from 'workbox-expiration';
import { OWN_BUILD } from './own-build.ts';

/** Every cache of the worker begins with it; nothing else of the site does. */
export const CACHE_PREFIX = 'hilvan';

const PAGES_OF_BUILDS = `${CACHE_PREFIX}-pages-`;

/** A page belongs to the scripts of its build, so each build keeps its own. */
export const PAGES_CACHE = `${PAGES_OF_BUILDS}${OWN_BUILD.version}`;
export const PHOTOS_CACHE = `${CACHE_PREFIX}-photos`;
export const CATALOGUE_CACHE = `${CACHE_PREFIX}-catalogue`;

/** Where the addresses of an earlier build's pages wait to be fetched again. */
const TO_KEEP = '/__to-keep';

/** Removes the pages of other builds, and notes the addresses of those that their shopper had opened. */
export async function replaceEarlierPages(): Promise<void> {
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(PAGES_OF_BUILDS) && name !== PAGES_CACHE,
  );
  const kept = await Promise.all(names.map(pagesIn));
  await Promise.all(names.map(removeCache));
  const paths = kept.flat().filter((path) => !OWN_BUILD.pages.includes(path));
  if (paths.length === 0) return;
  const cache = await caches.open(PAGES_CACHE);
  await cache.put(TO_KEEP, Response.json(paths));
}

/** The noted addresses; they are noted no longer. */
export async function takePagesToKeep(): Promise<string[]> {
  const cache = await caches.open(PAGES_CACHE);
  const noted = await cache.match(TO_KEEP);
  if (noted === undefined) return [];
  await cache.delete(TO_KEEP);
  // Safe because only this module writes it.
  return (await noted.json()) as string[];
}

export async function removeAllCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map(removeCache));
}

async function pagesIn(name: string): Promise<string[]> {
  const requests = await (await caches.open(name)).keys();
  return requests
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => pathname.startsWith('/') && !pathname.endsWith('.data') && pathname !== TO_KEEP)
    .map(({ pathname, search }) => pathname + search);
}

/** With what the library has noted of its entries. */
async function removeCache(name: string): Promise<void> {
  await new CacheExpiration(name, { maxEntries: 1 }).delete();
  await caches.delete(name);
}
