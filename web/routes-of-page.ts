import type { EntryContext } from 'react-router';

type Manifest = EntryContext['manifest'];

const DASHBOARD = 'admin/';

const reduced = new WeakMap<Manifest, Manifest>();

/**
 * What a page of the shop is rendered from, without the routes of the dashboard. React Router makes every route anew for each
 * page, and two thirds of them are the dashboard's.
 */
export function withoutDashboard(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  if (staticHandlerContext.matches.some(({ route }) => route.id.startsWith(DASHBOARD))) return context;
  const known = reduced.get(manifest) ?? shopManifest(manifest);
  reduced.set(manifest, known);
  return { ...context, manifest: known };
}

function shopManifest(manifest: Manifest): Manifest {
  const routes = Object.entries(manifest.routes).filter(([id]) => !id.startsWith(DASHBOARD));
  return { ...manifest, routes: Object.fromEntries(routes) };
}
