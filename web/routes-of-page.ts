import { type EntryContext, matchRoutes, type RouteObject } from 'react-router';

type Manifest = EntryContext['manifest'];
type StaticContext = EntryContext['staticHandlerContext'];

const DASHBOARD = 'admin/';

type ShopRoutes = {
  /** Without the dashboard's routes. */
  readonly manifest: Manifest;
  readonly tree: RouteObject[];
  /** The fixed segments of all paths, in lower case. */
  readonly names: ReadonlySet<string>;
  /** What pages are rendered from, by their route and the length of their path. */
  readonly byPlace: Map<string, Manifest>;
};

const known = new WeakMap<Manifest, ShopRoutes>();

/**
 * What a page of the shop is rendered from: its own routes and those of the paths above its own, of which React Router
 * tells the browser. React Router makes and ranks every route anew for each page, and a page needs about five of sixty.
 */
export function withRoutesOfPage(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext: page } = context;
  if (isOfDashboard(context)) return context;
  const routes = known.get(manifest) ?? shopRoutes(manifest);
  known.set(manifest, routes);
  return { ...context, manifest: manifestOfPage(page, routes) };
}

export function isOfDashboard({ staticHandlerContext: { matches } }: EntryContext): boolean {
  return matches.some(({ route }) => route.id.startsWith(DASHBOARD));
}

function manifestOfPage(page: StaticContext, routes: ShopRoutes): Manifest {
  const place = placeOf(page, routes);
  if (place === null) return routes.manifest;
  const reduced = routes.byPlace.get(place) ?? reducedTo(routesNear(page, routes), routes.manifest);
  routes.byPlace.set(place, reduced);
  return reduced;
}

/** The same for pages below the same routes. `null` where that depends on the values in the path. */
function placeOf({ matches, location, errors }: StaticContext, { names }: ShopRoutes): string | null {
  const leaf = matches.at(-1);
  // A page without a route, or of any path at all.
  if (leaf === undefined || errors !== null || '*' in leaf.params) return null;
  // A value that is the name of another page leads to that page's route.
  const isNamed = Object.values(leaf.params).some((value) => names.has(value?.toLowerCase() ?? ''));
  return isNamed ? null : `${segmentsOf(location.pathname).length} ${leaf.route.id}`;
}

function routesNear({ matches, location: { pathname } }: StaticContext, { tree }: ShopRoutes): Set<string> {
  const segments = segmentsOf(pathname);
  const above = segments.map((_, count) => `/${segments.slice(0, count).join('/')}`);
  const ofPathsAbove = above.flatMap((path) => matchRoutes(tree, path) ?? []);
  return new Set([...matches, ...ofPathsAbove].flatMap(({ route }) => route.id ?? []));
}

function segmentsOf(pathname: string): string[] {
  return pathname.split('/').filter(Boolean);
}

function shopRoutes(manifest: Manifest): ShopRoutes {
  const ids = Object.keys(manifest.routes).filter((id) => !id.startsWith(DASHBOARD));
  const ofShop = reducedTo(new Set(ids), { ...manifest, entry: reactFirst(manifest.entry) });
  const all = Object.values(ofShop.routes).flatMap((route) => route ?? []);
  const childrenOf = (parent: string | undefined): RouteObject[] =>
    all
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, path = null, index }) => ({
        id,
        ...(path !== null && { path }),
        ...(index ? { index: true } : { children: childrenOf(id) }),
      }));
  const names = all.flatMap(({ path = '' }) => path.toLowerCase().split('/'));
  return { manifest: ofShop, tree: childrenOf(undefined), names: new Set(names), byPlace: new Map() };
}

/** A browser that fetches six files at a time begins with React, which takes longest. */
function reactFirst(entry: Manifest['entry']): Manifest['entry'] {
  const isReact = (path: string) => Number(path.includes('/react-'));
  return { ...entry, imports: entry.imports.toSorted((one, other) => isReact(other) - isReact(one)) };
}

function reducedTo(ids: ReadonlySet<string>, manifest: Manifest): Manifest {
  const routes = Object.entries(manifest.routes).filter(([id]) => ids.has(id));
  return { ...manifest, routes: Object.fromEntries(routes) };
}
