import { expect, test } from 'vitest';
import { productionPages, withRoute } from '#tests/support/built-pages.ts';
import { type BuiltRoutes, pageHandleOf, pathMatcher, pathOf, sharedRoutesOf } from './shared-routes.ts';
import { TRACKING_PARAMETERS } from './tracking-parameters.ts';

const pages = await productionPages();
const { routes } = pages.build;
const withProbe = (handle: unknown) =>
  withRoute(pages, { id: 'probe', path: 'probe', module: { handle } }).build.routes;

/** The pages that visitors find whose route does not say whether they share it. */
function silentRoutes(all: BuiltRoutes): string[] {
  const layouts = new Set(Object.values(all).map((route) => route?.parentId));
  const pageIds = Object.keys(all).filter((id) => !layouts.has(id) && !id.startsWith('admin/'));
  return pageIds.filter((id) => pageHandleOf(all, id) === null);
}

test('every public route declares how its page is shared, or why not', () => {
  expect(silentRoutes(routes)).toEqual([]);
  expect(silentRoutes(withProbe(undefined))).toEqual(['probe']);
  expect(silentRoutes(withProbe({ crumb: 'Inicio' }))).toEqual(['probe']);
  expect(silentRoutes(withProbe({ notShared: 'a reason' }))).toEqual([]);
});

test('no dashboard page is shared', () => {
  const shared = Object.keys(routes).filter((id) => {
    const handle = pageHandleOf(routes, id);
    return handle !== null && 'shared' in handle;
  });
  expect(shared.length).toBe(sharedRoutesOf(routes).length);
  expect(
    shared.filter((id) => pathOf(routes, id).startsWith('/hilvanDash') || id.startsWith('admin/')),
  ).toEqual([]);
});

test('no page reads a parameter that tracks visitors', () => {
  const names = sharedRoutesOf(routes).flatMap(({ page }) => Object.keys(page.query ?? {}));
  expect(names).toContain('q');
  expect(names.filter((name) => TRACKING_PARAMETERS.has(name))).toEqual([]);
});

test.each(['probe/:kind', 'probe/:kind?', 'probe/*', 'probe/more?'])(
  'a shared page at %s must list the values of that part of its path',
  (path) => {
    expect(() => pathMatcher({ path: `/${path}`, page: {} })).toThrow(`/${path} names no values for`);
  },
);

test('a dynamic part of a path takes only its listed values, the rest is spelled as in the route', () => {
  const matches = pathMatcher({ path: '/envíos/:kind/x', page: { path: { kind: ['a', 'b'] } } });
  expect(matches('/env%C3%ADos/a/x')).toBe(true);
  for (const path of ['/env%C3%ADos/c/x', '/env%C3%ADos/a', '/env%C3%ADos/a/x/', '/Env%C3%ADos/a/x', '/']) {
    expect([path, matches(path)]).toEqual([path, false]);
  }
  expect(pathMatcher({ path: '/envíos', page: {} })('/env%C3%ADos')).toBe(true);
});

test('an optional part of a path may be left out, and its values are checked where it is there', () => {
  const matches = pathMatcher({ path: '/a/:b?/:c?', page: { path: { b: ['1'], c: ['2'] } } });
  for (const path of ['/a', '/a/1', '/a/1/2']) expect([path, matches(path)]).toEqual([path, true]);
  for (const path of ['/', '/a/', '/a/2', '/a/1/', '/a/1/2/3']) {
    expect([path, matches(path)]).toEqual([path, false]);
  }
});
