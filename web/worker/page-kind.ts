import { listPlace } from '#domain/addresses/list-place.ts';

/** Addresses of the dashboard, of a person's own pages and of files that are no pages. */
const NEVER_KEPT =
  /^\/(?:login|invitacion|hilvandash|pedido|presupuesto|api|feeds|sitemaps|__manifest)(?:\/|\.data$|$)/i;

/** The dashboard works with the network alone, and the worker stays out of its way. */
const OF_THE_DESK = /^\/(?:login|invitacion|hilvandash)(?:\/|\.data$|$)/i;

/** Whether the worker may keep the page, or the page's data, at this address. */
export function mayBeKept({ pathname }: { readonly pathname: string }): boolean {
  return !NEVER_KEPT.test(pathname);
}

export function isOfDesk({ pathname }: { readonly pathname: string }): boolean {
  return OF_THE_DESK.test(pathname);
}

/** Whether the page is made from the catalogue alone: searches and lists, but not the home itself, whose page is kept. */
export function isList({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  return listPlace(pathname) !== null && (pathname !== '/' || search !== '');
}

/** Whether a page of the desk asks for it. */
export function isAskedByDesk({ referrer }: { readonly referrer: string }): boolean {
  const page = URL.parse(referrer);
  return page !== null && isOfDesk(page);
}

/** The page whose data React Router asks for: '/_.data?page=2' belongs to '/?page=2'. */
export function pageOfData(url: URL): string {
  const search = new URLSearchParams(url.search);
  search.delete('_routes');
  const path = url.pathname.replace(/\.data$/, '').replace(/\/_$/, '/');
  return search.size === 0 ? path : `${path}?${search}`;
}
