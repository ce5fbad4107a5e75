import type { ParameterValues, SharedPage } from '#web/shared-page.ts';
import { allows, type BuiltRoutes, sharedRoutesOf } from './shared-routes.ts';
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
const LONGEST = 2000;
const LONGEST_REMEMBERED = 500;
const MOST_REMEMBERED = 5000;

/**
 * Reads the targets of requests by what the routes say of their pages. `null` is an address whose page is rendered for each
 * visitor: its route shares none, or it has a parameter or a value that the route does not name.
 */
export function addressReader(routes: BuiltRoutes): (target: string) => PageAddress | null {
  const read = reader(routes);
  // Most requests are for the same few addresses.
  const remembered = new Map<string, PageAddress | null>();
  return (target) => {
    if (target.length > LONGEST) return null;
    const known = remembered.get(target);
    if (known !== undefined) return known;
    const address = read(target);
    if (target.length > LONGEST_REMEMBERED) return address;
    if (remembered.size === MOST_REMEMBERED) remembered.clear();
    remembered.set(target, address);
    return address;
  };
}

function reader(routes: BuiltRoutes): (target: string) => PageAddress | null {
  const sharedRoutes = sharedRoutesOf(routes);
  const routeIds = Object.keys(routes);
  return (target) => {
    const { path, search } = split(target);
    const shownPath = shownAt(path);
    const page = sharedRoutes.find(({ matches }) => matches(shownPath))?.page;
    if (page === undefined) return null;
    const known = shownPath === path ? page.query : { ...page.query, [ROUTES]: routeIds };
    return addressOf(page, { path, given: new URLSearchParams(search), known: known ?? {} });
  };
}

type Asked = {
  readonly path: string;
  readonly given: URLSearchParams;
  readonly known: NonNullable<SharedPage['query']>;
};

function addressOf({ variesBy = [] }: SharedPage, { path, given, known }: Asked): PageAddress | null {
  const params = sharedParams(given, known);
  if (params === null) return null;
  const isOrdered = variesBy.includes('seed');
  const seed = params.get('seed');
  return {
    href: params.size === 0 ? path : `${path}?${params}`,
    seed: isOrdered && seed !== null ? Number(seed) : null,
    isOrdered,
    isSizedByCookie: variesBy.includes('size') && !params.has('size'),
    isPrivate: variesBy.length > 0,
    isOpenEnded: params.keys().some((name) => known[name] instanceof RegExp),
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

/** The known parameters in their own order; `null` when another one is given, or one has two values or an odd one. */
function sharedParams(
  given: URLSearchParams,
  known: Readonly<Record<string, ParameterValues>>,
): URLSearchParams | null {
  const params = new URLSearchParams();
  for (const [name, values] of Object.entries(known)) {
    const [value, ...others] = given.getAll(name);
    if (value === undefined) continue;
    if (others.length > 0 || !allows(values, value)) return null;
    params.set(name, value);
  }
  const isRead = (name: string) => params.has(name) || TRACKING_PARAMETERS.has(name);
  return given.keys().every(isRead) ? params : null;
}
