const WANTED = '#abrir=';

/** The page that the worker's way to the home names: '/?q=hilo'; `null` for any other address. */
export function wantedPage({ hash, origin }: Pick<Location, 'hash' | 'origin'>): string | null {
  return hash.startsWith(WANTED) ? ownPath(hash.slice(WANTED.length), origin) : null;
}

/** The path that was written into a link, if it leads to this site. */
export function ownPath(written: string, origin: string): string | null {
  try {
    const url = new URL(decodeURIComponent(written), origin);
    return url.origin === origin ? url.pathname + url.search : null;
  } catch {
    return null;
  }
}
