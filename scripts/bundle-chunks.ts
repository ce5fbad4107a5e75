import { parse } from 'node:path';

/** What rolldown tells about a module. */
type Module = { readonly importers: readonly string[]; readonly isEntry: boolean };
type Graph = { getModuleInfo(id: string): Module | null };

const REACT = /\/node_modules\/(react|react-dom|react-router|scheduler)\//;
const OURS = /\/(web|domain|schemas|config)\/[^?]*\.tsx?|csp-(provider|context)/;
const DASHBOARD = /\/web\/(admin\/|storefront\/unknown-route)/;

/** Without menus, tabs, toasts and what places them, which only the dashboard has. */
const OVERLAYS = /\/@base-ui\/(?!react\/(menu|tabs|toast|internals\/composite)\b)/;

/** Every page of the shop fetches it at rest, so what it shares with a page belongs to all. */
const AT_REST = /\/web\/frame\/late-parts\.tsx/;

/** Most visitors have not ordered yet, and these pages look alike. */
const ORDERED = /\/web\/(order-link|quote)\//;

/** Its style sheet is the root's alone: late code adds the style sheets of the chunks that it imports after all others. */
const ROOT = /\/web\/root\.tsx/;

/**
 * The browser's bundle in as few files as a slow line wants (docs/adr/0031): React, what the shop's pages share with each
 * other, what each of them shares with late code, and what opens above pages. All else is split by rolldown.
 */
export const CHUNKS = [
  { name: 'react', test: REACT },
  { debugName: 'shop', name: chunkOf, test: OURS, minShareCount: 2 },
  {
    debugName: 'ordered',
    name: (id: string, graph: Graph) => (isOrdered(pagesWith(id, graph)) ? 'ordered' : null),
    test: OURS,
    minShareCount: 2,
  },
  { name: 'overlay', test: OVERLAYS, minShareCount: 2 },
];

function chunkOf(id: string, graph: Graph): string | null {
  if (ROOT.test(id)) return null;
  const pages = pagesWith(id, graph);
  const [page, ...others] = pages;
  if (page === undefined || isOrdered(pages)) return null;
  return others.length > 0 || ROOT.test(page) ? 'shop' : `with-${parse(page.split('?')[0] ?? '').name}`;
}

function isOrdered(pages: readonly string[]): boolean {
  return pages.length > 1 && pages.every((page) => ORDERED.test(page));
}

/** The pages of the shop that import a module statically, however far away. */
function pagesWith(id: string, graph: Graph): string[] {
  const importers = new Set([id]);
  for (const one of importers) {
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) importers.add(importer);
  }
  const isPage = (one: string) => graph.getModuleInfo(one)?.isEntry === true && !DASHBOARD.test(one);
  return [...importers].filter((one) => isPage(one) || AT_REST.test(one));
}
