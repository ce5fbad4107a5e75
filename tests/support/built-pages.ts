import type { ServerBuild } from 'react-router';
import { builtPages, type PagesSource } from '#server/pages/pages-source.ts';

type BuiltPages = Extract<PagesSource, { mode: 'production' }>;
type Routes = ServerBuild['routes'];
type RouteModule = NonNullable<Routes[string]>['module'];

/** The pages as the shop serves them, not through Vite. */
export async function productionPages(): Promise<BuiltPages> {
  const pages = await builtPages();
  if (pages.mode !== 'production') throw new Error('no built pages');
  return pages;
}

type AddedRoute = { readonly id: string; readonly path: string; readonly module: Partial<RouteModule> };

/** The built pages with one more route in the shop's layout, as if `web/routes.ts` had it. */
export function withRoute(pages: BuiltPages, { id, path, module }: AddedRoute): BuiltPages {
  const { build } = pages;
  const place = { id, path, parentId: 'frame/shop-layout' };
  const about = build.assets.routes['info/faq-route'];
  if (about === undefined) throw new Error('no route to take the files of');
  const asset = { ...about, ...place };
  return {
    ...pages,
    build: {
      ...build,
      routes: { ...build.routes, [id]: { ...place, module: { default: () => null, ...module } } },
      assets: { ...build.assets, routes: { ...build.assets.routes, [id]: asset } },
    },
  };
}

/** The built pages with some exports of a route replaced. */
export function withExports(pages: BuiltPages, id: string, exports: Partial<RouteModule>): BuiltPages {
  const route = pages.build.routes[id];
  if (route === undefined) throw new Error(`no route ${id}`);
  const routes = { ...pages.build.routes, [id]: { ...route, module: { ...route.module, ...exports } } };
  return { ...pages, build: { ...pages.build, routes } };
}
