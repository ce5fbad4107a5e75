import type { ServerBuild } from 'react-router';
import type { PageHandle, ParameterValues, SharedPage } from '#web/shared-page.ts';

export type BuiltRoutes = ServerBuild['routes'];

/** A route with a shared page, and its path: '/moreInfo/:id'. */
export type SharedRoute = { readonly path: string; readonly page: SharedPage };

export function sharedRoutesOf(routes: BuiltRoutes): SharedRoute[] {
  return Object.keys(routes).flatMap((id) => {
    const handle = pageHandleOf(routes, id);
    return handle !== null && 'shared' in handle ? { path: pathOf(routes, id), page: handle.shared } : [];
  });
}

/** A route's settings for sharing its page; `null` without any, as in layouts and the dashboard. */
export function pageHandleOf(routes: BuiltRoutes, id: string): PageHandle | null {
  const handle = routes[id]?.module.handle;
  return isPageHandle(handle) ? handle : null;
}

/** The full path of a route's page, parents included; '/' for the home. */
export function pathOf(routes: BuiltRoutes, id: string): string {
  const segments: string[] = [];
  for (let route = routes[id]; route !== undefined; route = routes[route.parentId ?? '']) {
    // The root route has no path.
    if (route.path) segments.unshift(route.path);
  }
  return `/${segments.join('/')}`;
}

/**
 * Creates the function that compares a path with a route's path exactly, unlike the router, which ignores case and a
 * slash at the end.
 * @throws when the route doesn't list the values of a dynamic segment
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
  // A fast check first, because every request is compared and few match.
  const start = encodeURI(segments.slice(0, firstDynamic).join('/'));
  return (asked) => asked.startsWith(start) && areAllowed(asked.split('/'), values);
}

function areAllowed(given: readonly string[], values: readonly ParameterValues[]): boolean {
  return given.length === values.length && values.every((named, at) => allows(named, given[at] ?? ''));
}

export function allows(values: ParameterValues, value: string): boolean {
  return values instanceof RegExp ? values.test(value) : values.includes(value);
}

/** The compiler checks the routes' files, so either key is proof enough. */
function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && ('shared' in handle || 'notShared' in handle);
}

/** ':id', ':id?' and '*' match any text, and 'more?' is optional. */
function isDynamic(segment: string): boolean {
  return /^:|[*?]$/.test(segment);
}
