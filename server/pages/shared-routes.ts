import type { ServerBuild } from 'react-router';
import type { PageHandle, ParameterValues, SharedPage } from '#web/shared-page.ts';

export type BuiltRoutes = ServerBuild['routes'];

/** A route whose page visitors share, and the route's path: '/moreInfo/:id'. */
export type SharedRoute = { readonly path: string; readonly page: SharedPage };

export function sharedRoutesOf(routes: BuiltRoutes): SharedRoute[] {
  return Object.keys(routes).flatMap((id) => {
    const handle = pageHandleOf(routes, id);
    return handle !== null && 'shared' in handle ? { path: pathOf(routes, id), page: handle.shared } : [];
  });
}

/** What a route says about sharing its page; `null` where it says nothing, as layouts and the dashboard do. */
export function pageHandleOf(routes: BuiltRoutes, id: string): PageHandle | null {
  const handle = routes[id]?.module.handle;
  return isPageHandle(handle) ? handle : null;
}

/** The path of a route's page, its parents' before it; '/' for the home. */
export function pathOf(routes: BuiltRoutes, id: string): string {
  const segments: string[] = [];
  for (let route = routes[id]; route !== undefined; route = routes[route.parentId ?? '']) {
    // The root's is empty.
    if (route.path) segments.unshift(route.path);
  }
  return `/${segments.join('/')}`;
}

/**
 * Whether a path is that of a route's page, letter by letter: the router ignores case and a slash at the end.
 * @throws when the route does not say which values a dynamic segment has
 */
export function pathMatcher({ path, page }: SharedRoute): (path: string) => boolean {
  const segments = path.split('/');
  const firstDynamic = segments.findIndex(isDynamic);
  if (firstDynamic === -1) {
    const written = encodeURI(path);
    return (asked) => asked === written;
  }
  const values = segments.map((segment) => {
    const named = isDynamic(segment) ? page.path?.[segment.slice(1)] : [encodeURI(segment)];
    if (named === undefined) throw new Error(`the shared page ${path} names no values for ${segment}`);
    return named;
  });
  // Every request is compared, and hardly any goes on from here.
  const start = encodeURI(segments.slice(0, firstDynamic).join('/'));
  return (asked) => asked.startsWith(start) && areAllowed(asked.split('/'), values);
}

function areAllowed(given: readonly string[], values: readonly ParameterValues[]): boolean {
  return given.length === values.length && values.every((named, at) => allows(named, given[at] ?? ''));
}

export function allows(values: ParameterValues, value: string): boolean {
  return values instanceof RegExp ? values.test(value) : values.includes(value);
}

/** The routes' own files are checked by the compiler, so to find either key is enough. */
function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && ('shared' in handle || 'notShared' in handle);
}

/** ':id', ':id?' and '*' stand for any text, and 'more?' for none too. */
function isDynamic(segment: string): boolean {
  return /^:|[*?]$/.test(segment);
}
