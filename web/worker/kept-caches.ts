import { CacheExpiration } from 'workbox-expiration';
import { OWN_BUILD } from './own-build.ts';

/** Every cache of the worker begins with it; nothing else of the site does. */
const CACHE_PREFIX = 'hilvan';

const PAGES_OF_BUILDS = `${CACHE_PREFIX}-pages-`;

/** A page belongs to the scripts of its build, so each build keeps its own. */
export const PAGES_CACHE = `${PAGES_OF_BUILDS}${OWN_BUILD.version}`;
/** The files of all builds that have open pages; a name belongs to one content. */
export const FILES_CACHE = `${CACHE_PREFIX}-files`;
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

/** What a cache has at a path, whichever headers it was asked with. Unlike `caches.open`, it makes no cache. */
export function keptAt(path: string, cacheName: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName, ignoreVary: true });
}

/** The noted addresses; they are noted no longer. */
export async function takePagesToKeep(): Promise<string[]> {
  const noted = await keptAt(TO_KEEP, PAGES_CACHE);
  if (noted === undefined) return [];
  await (await caches.open(PAGES_CACHE)).delete(TO_KEEP);
  // Safe because only this module writes it.
  return (await noted.json()) as string[];
}

/** Removes what the network can give again, all but the scripts and styles of open pages. */
export async function emptyCaches(): Promise<void> {
  const names = await caches.keys();
  const emptied = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== FILES_CACHE);
  await Promise.all(emptied.map(removeCache));
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
  await caches.delete(name);
  await new CacheExpiration(name, { maxEntries: 1 }).delete();
}
