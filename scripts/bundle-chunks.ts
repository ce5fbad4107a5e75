/** What rolldown tells about a module. */
type Module = { readonly importers: readonly string[]; readonly isEntry: boolean };
type Graph = { getModuleInfo(id: string): Module | null };

const REACT = /\/node_modules\/(react|react-dom|react-router|scheduler)\//;
const OURS = /\/(web|domain|schemas|config)\/[^?]*\.tsx?|csp-(provider|context)/;

/** Every page of the shop runs these. */
const FRAME = /\/web\/(entry\.client|root|frame\/shop-layout)\.tsx/;

/** Every page of the shop fetches it at rest. What it shares with a page must not bring that page's chunk along. */
const AT_REST = /\/web\/frame\/late-parts\.tsx/;
const DASHBOARD = /\/web\/(admin\/|storefront\/unknown-route)/;

/** The pages of a purchase. Parts that only one of them needs have a chunk of that name. */
const PURCHASE = {
  home: /\/web\/home\/home-route\.tsx/,
  product: /\/web\/product\/product-route\.tsx/,
  cart: /\/web\/checkout\/cart-route\.tsx/,
};

/** On pages it is for their loaders, which run on the server: in the browser only late code reads addresses. */
const OF_LOADERS = /\/web\/catalogue\/read-catalogue-query\.ts/;

/** Its style sheet is the root's alone: late code adds the style sheets of the chunks that it imports after all others. */
const ROOT = /\/web\/root\.tsx/;

const OVERLAYS = /\/node_modules\/@(base-ui|floating-ui)\/|\/web\/ui\/needle-icon\.tsx$/;

/** What the shop opens above its pages. */
const PANELS = /\/web\/ui\/(side-panel|dialog-host)\.tsx/;

/** A part that so many pages need comes with every page. */
const NEEDED_BY_MANY = 5;

const entriesOf = new Map<string, readonly string[]>();

/**
 * The chunks of the browser's bundle, by the pages that import a module statically. Whatever else pages share is split
 * by rolldown, and what they import on demand is fetched on demand.
 */
export const CHUNKS = [
  { name: 'react', test: REACT, priority: 9 },
  chunk('shop', { priority: 8, minShareCount: 1 }),
  chunk('products', { priority: 7 }),
  chunk('home', { priority: 6 }),
  chunk('product', { priority: 5 }),
  chunk('cart', { priority: 4 }),
  { name: 'dashboard-icons', test: /\/lucide-react\//, minShareCount: 2, priority: 1 },
  {
    debugName: 'overlay',
    name: (id: string, graph: Graph) => (isOfPanel(id, graph) ? 'overlay' : null),
    test: OVERLAYS,
    minShareCount: 2,
    priority: 2,
  },
  { name: 'menus', test: OVERLAYS, minShareCount: 2, priority: 1 },
];

/** A part of one page stays in that page's own file, so by default a chunk has only what others import, too. */
function chunk(name: string, { priority, minShareCount = 2 }: { priority: number; minShareCount?: number }) {
  return {
    debugName: name,
    name: (id: string, graph: Graph) =>
      !OF_LOADERS.test(id) && !ROOT.test(id) && chunkOf(pagesWith(id, graph)) === name ? name : null,
    test: OURS,
    priority,
    minShareCount,
  };
}

function chunkOf(pages: readonly string[]): string | null {
  if (pages.length >= NEEDED_BY_MANY || pages.some((page) => FRAME.test(page))) return 'shop';
  if (pages.length > 1 && pages.some((page) => AT_REST.test(page))) return 'shop';
  const [first, ...others] = Object.entries(PURCHASE)
    .filter(([, route]) => pages.some((page) => route.test(page)))
    .map(([name]) => name);
  if (others.length === 0) return first ?? null;
  return others.includes('cart') ? 'shop' : 'products';
}

/** Shoppers open panels and dialogs. Only the dashboard has menus and tabs, which are as much code again. */
function isOfPanel(id: string, graph: Graph): boolean {
  return importersOf(id, graph).some((importer) => PANELS.test(importer));
}

/** The shop's routes, the client's entry and what comes at rest, if they import a module statically. */
function pagesWith(id: string, graph: Graph): readonly string[] {
  const known = entriesOf.get(id);
  if (known !== undefined) return known;
  const entries = importersOf(id, graph).filter(
    (one) => (graph.getModuleInfo(one)?.isEntry && !DASHBOARD.test(one)) || AT_REST.test(one),
  );
  entriesOf.set(id, entries);
  return entries;
}

/** The module itself and all that import it statically, however far away. */
function importersOf(id: string, graph: Graph): readonly string[] {
  const importers = new Set([id]);
  for (const one of importers) {
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) importers.add(importer);
  }
  return [...importers];
}
