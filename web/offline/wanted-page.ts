const WANTED = '#abrir=';

/** The page where a shopper reads what is at hand. */
export const NOT_AT_HAND = '/sin-conexion';

/** The way to that page from one that is not at hand. */
export function notAtHandPath(wanted: string): string {
  return `${NOT_AT_HAND}#de=${encodeURIComponent(wanted)}`;
}

/** The way to a page that the worker does not have, but the router can show. */
export function openingPath(wanted: string): string {
  return `/${WANTED}${encodeURIComponent(wanted)}`;
}

/** The page that the worker's way to the home names: '/?q=hilo'; `null` for any other address. */
export function wantedPage({
  hash,
  origin,
}: {
  readonly hash: string;
  readonly origin: string;
}): string | null {
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
