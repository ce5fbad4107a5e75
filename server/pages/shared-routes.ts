import type { ServerBuild } from 'react-router';
import type { PageHandle, ParameterValues, SharedPage } from '#web/shared-page.ts';

export type BuiltRoutes = ServerBuild['routes'];

/** A route whose page visitors share. */
export type SharedRoute = {
  /** Whether its page has that path, letter by letter: the router ignores case and a slash at the end. */
  readonly matches: (path: string) => boolean;
  readonly page: SharedPage;
};

/** @throws when a route shares its page without saying which values a segment of its path has */
export function sharedRoutesOf(routes: BuiltRoutes): SharedRoute[] {
  return Object.keys(routes).flatMap((id) => {
    const handle = pageHandleOf(routes, id);
    return handle !== null && 'shared' in handle ? sharedRoute(handle.shared, pathOf(routes, id)) : [];
  });
}

/** What a route says about sharing its page; `null` where it says nothing, as layouts and the dashboard do. */
export function pageHandleOf(routes: BuiltRoutes, id: string): PageHandle | null {
  const handle = routes[id]?.module.handle;
  return isPageHandle(handle) ? handle : null;
}

/** The path of a route's page, its parents' before it: '/moreInfo/:id', '/' for the home. */
export function pathOf(routes: BuiltRoutes, id: string): string {
  const segments: string[] = [];
  for (let route = routes[id]; route !== undefined; route = routes[route.parentId ?? '']) {
    // The root's is empty.
    if (route.path) segments.unshift(route.path);
  }
  return `/${segments.join('/')}`;
}

export function allows(values: ParameterValues, value: string): boolean {
  return values instanceof RegExp ? values.test(value) : values.includes(value);
}

/** The routes' own files are checked by the compiler, so to find either key is enough. */
function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && ('shared' in handle || 'notShared' in handle);
}

function sharedRoute(page: SharedPage, path: string): SharedRoute {
  const segments = path.split('/').map((segment) => valuesOf(segment, page, path));
  return {
    matches(asked) {
      const given = asked.split('/');
      return (
        given.length === segments.length && segments.every((values, at) => allows(values, given[at] ?? ''))
      );
    },
    page,
  };
}

function valuesOf(segment: string, page: SharedPage, path: string): ParameterValues {
  const isDynamic = /^:|[*?]$/.test(segment);
  const values = isDynamic ? page.path?.[segment.slice(1)] : [encodeURIComponent(segment)];
  if (values === undefined) throw new Error(`the shared page ${path} names no values for ${segment}`);
  return values;
}
