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
    const named = isDynamic(segment) ? page.path?.[nameOf(segment)] : [encodeURI(segment)];
    if (named === undefined) throw new Error(`the shared page ${path} names no values for ${segment}`);
    return named;
  });
  // The router lets a path leave out its last parts alone.
  const fewest = segments.findLastIndex((segment) => !isOptional(segment)) + 1;
  // A fast check first, because every request is compared and few match.
  const start = encodeURI(segments.slice(0, firstDynamic).join('/'));
  return (asked) => asked.startsWith(start) && areAllowed(asked.split('/'), { values, fewest });
}

type Segments = { readonly values: readonly ParameterValues[]; readonly fewest: number };

function areAllowed(given: readonly string[], { values, fewest }: Segments): boolean {
  if (given.length < fewest || given.length > values.length) return false;
  return given.every((text, at) => allows(values[at] ?? [], text));
}

/** A path without the segments that its page doesn't read. */
export function pathAsRead(path: string, { path: pattern, page: { unread = [] } }: SharedRoute): string {
  if (unread.length === 0) return path;
  const names = pattern.split('/').map((segment) => (isDynamic(segment) ? nameOf(segment) : ''));
  return path
    .split('/')
    .filter((_, at) => !unread.includes(names[at] ?? ''))
    .join('/');
}

export function allows(values: ParameterValues, value: string): boolean {
  return values instanceof RegExp ? values.test(value) : values.includes(value);
}

/** The compiler checks the routes' files, so either key is proof enough. */
function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && ('shared' in handle || 'notShared' in handle);
}

/** ':id' and ':id?' are 'id'. */
function nameOf(segment: string): string {
  return segment.replace(/^:/, '').replace(/\?$/, '');
}

function isOptional(segment: string): boolean {
  return segment.endsWith('?');
}

/** ':id', ':id?' and '*' match any text, and 'more?' is optional. */
function isDynamic(segment: string): boolean {
  return /^:|[*?]$/.test(segment);
}
