import type { ParameterValues, SharedPage } from '#web/shared-page.ts';
import { allows, type BuiltRoutes, pathMatcher, sharedRoutesOf } from './shared-routes.ts';
import { TRACKING_PARAMETERS } from './tracking-parameters.ts';

/** An address whose page visitors share. What the page shows depends on nothing else that the address says. */
export type PageAddress = {
  /** Path and parameters, in the order of the route's list. It has no tracking parameters. */
  readonly href: string;
  /** The order that it names, from 0; `null` where it names none, or the page has none. */
  readonly seed: number | null;
  /** Whether what the page shows depends on an order. */
  readonly isOrdered: boolean;
  /** Whether the visitor's cookie decides how many products the page holds. */
  readonly isSizedByCookie: boolean;
  /** Whether a draw or a cookie may decide what the page shows, so that proxies must not keep it. */
  readonly isPrivate: boolean;
  /** Whether a value matches a pattern, so that visitors can make up any number of such addresses. */
  readonly isOpenEnded: boolean;
};

/** The parameter with which React Router names the routes whose data it asks for. */
const ROUTES = '_routes';

/** Links from advertisements grow long. */
const MAX_LENGTH = 2000;
const MAX_REMEMBERED_LENGTH = 500;
const MAX_REMEMBERED = 5000;

/**
 * Reads the targets of requests by what the routes say of their pages. `null` is an address whose page is rendered for each
 * visitor: its route shares none, or it has a parameter or a value that the route does not name.
 * @throws when a route shares its page without saying which values a segment of its path has
 */
export function createAddressReader(routes: BuiltRoutes): (target: string) => PageAddress | null {
  const read = reader(routes);
  // Most requests are for the same few addresses.
  const remembered = new Map<string, PageAddress | null>();
  return (target) => {
    if (target.length > MAX_LENGTH) return null;
    const known = remembered.get(target);
    if (known !== undefined) return known;
    const address = read(target);
    if (target.length > MAX_REMEMBERED_LENGTH) return address;
    if (remembered.size === MAX_REMEMBERED) remembered.clear();
    remembered.set(target, address);
    return address;
  };
}

type Parameters = ReadonlyMap<string, ParameterValues>;

function reader(routes: BuiltRoutes): (target: string) => PageAddress | null {
  const pages = sharedRoutesOf(routes).map((route) => {
    const ofPage = Object.entries(route.page.query ?? {});
    return {
      ...route,
      matches: pathMatcher(route),
      params: new Map(ofPage),
      paramsOfData: new Map<string, ParameterValues>([...ofPage, [ROUTES, Object.keys(routes)]]),
    };
  });
  return (target) => {
    const { path, search } = split(target);
    const shownPath = shownAt(path);
    const found = pages.find(({ matches }) => matches(shownPath));
    if (found === undefined) return null;
    const params = sharedParams(search, shownPath === path ? found.params : found.paramsOfData);
    return params && addressOf(path, params, found);
  };
}

function addressOf(
  path: string,
  given: ReadonlyMap<string, string>,
  { page: { variesBy = [] }, params }: { page: SharedPage; params: Parameters },
): PageAddress {
  const isOrdered = variesBy.includes('seed');
  const seed = given.get('seed') ?? null;
  return {
    href: given.size === 0 ? path : `${path}?${new URLSearchParams([...given])}`,
    seed: isOrdered && seed !== null ? Number(seed) : null,
    isOrdered,
    isSizedByCookie: variesBy.includes('size') && !given.has('size'),
    isPrivate: variesBy.length > 0,
    isOpenEnded: given.keys().some((name) => params.get(name) instanceof RegExp),
  };
}

function split(target: string): { path: string; search: string } {
  const mark = target.indexOf('?');
  return mark === -1
    ? { path: target, search: '' }
    : { path: target.slice(0, mark), search: target.slice(mark + 1) };
}

/** The path of the page whose data has this path, '/' for '/_.data' and '/FAQ' for '/FAQ.data'; else the path itself. */
function shownAt(path: string): string {
  if (path === '/_.data') return '/';
  return path.endsWith('.data') && path !== '/.data' ? path.slice(0, -'.data'.length) : path;
}

/** The parameters in the order of the route's list; `null` when one is not in it, comes twice, or has another value. */
function sharedParams(search: string, params: Parameters): ReadonlyMap<string, string> | null {
  const given = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) {
    const values = params.get(name);
    if (values === undefined && TRACKING_PARAMETERS.has(name)) continue;
    if (values === undefined || given.has(name) || !allows(values, value)) return null;
    given.set(name, value);
  }
  // Most addresses have none of them, or one.
  return given.size < 2 ? given : inOrderOf(params, given);
}

function inOrderOf(params: Parameters, given: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const ordered = new Map<string, string>();
  for (const name of params.keys()) {
    const value = given.get(name);
    if (value !== undefined) ordered.set(name, value);
  }
  return ordered;
}
