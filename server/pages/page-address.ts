import type { ParameterValues, SharedPage } from '#web/shared-page.ts';
import { allows, type BuiltRoutes, pathAsRead, pathMatcher, sharedRoutesOf } from './shared-routes.ts';
import { TRACKING_PARAMETERS } from './tracking-parameters.ts';

/** The address of a shared page. The page depends on no other part of the requested URL. */
export type PageAddress = {
  /** Path and parameters, in the order of the route's list, without tracking parameters. */
  readonly href: string;
  /** The seed in the address, from 0; `null` without one, or when the page doesn't depend on an order. */
  readonly seed: number | null;
  /** Whether the page depends on an order of products. */
  readonly isOrdered: boolean;
  /** Whether the visitor's cookie decides the number of products on the page. */
  readonly isSizedByCookie: boolean;
  /** Whether a random order or a cookie can decide the content, so proxies must not cache the page. */
  readonly isPrivate: boolean;
  /** Whether a value is checked by a pattern, so visitors can invent any number of such addresses. */
  readonly isOpenEnded: boolean;
};

/** The parameter with which React Router names the routes whose data it requests. */
const ROUTES = '_routes';

/** Links of advertisements are long. */
const MAX_LENGTH = 2000;
const MAX_REMEMBERED_LENGTH = 500;
const MAX_REMEMBERED = 5000;

/**
 * Creates the function that reads request targets. It returns `null` when the page must be rendered for each visitor:
 * the route doesn't share it, or a parameter or value is not in the route's list.
 * @throws when a shared route doesn't list the values of a dynamic segment
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
    // What follows the shown path marks the address of data.
    const read = `${pathAsRead(shownPath, found)}${path.slice(shownPath.length)}`;
    return params && addressOf(read, params, found);
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

/** The page's path for the path of its data: '/' for '/_.data', '/FAQ' for '/FAQ.data'. Other paths are unchanged. */
function shownAt(path: string): string {
  if (path === '/_.data') return '/';
  return path.endsWith('.data') && path !== '/.data' ? path.slice(0, -'.data'.length) : path;
}

/** The parameters in the route's order; `null` when one is not in its list, is repeated, or has another value. */
function sharedParams(search: string, params: Parameters): ReadonlyMap<string, string> | null {
  const given = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) {
    const values = params.get(name);
    if (values === undefined && TRACKING_PARAMETERS.has(name)) continue;
    if (values === undefined || given.has(name) || !allows(values, value)) return null;
    given.set(name, value);
  }
  // Most addresses have at most one parameter.
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
