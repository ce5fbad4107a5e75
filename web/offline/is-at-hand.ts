import { matchPath } from 'react-router';
import { localAnswer } from '#web/catalogue/preload-catalogue.ts';

const LISTS = ['/', '/filtros', '/categoria/:section/:subsection?/:type?', '/marca/:brand'];

/** Whether the router can open a page of this site without network: a list of the catalogue at hand, or kept data. */
export async function isAtHand(path: string): Promise<boolean> {
  const { pathname, search, searchParams } = new URL(path, window.location.origin);
  const place = LISTS.map((pattern) => matchPath(pattern, pathname)).find((match) => match !== null)?.params;
  if (place && localAnswer(searchParams, place) !== null) return true;
  return (await caches.match(`${pathname}.data${search}`, { ignoreVary: true })) !== undefined;
}
