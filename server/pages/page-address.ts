import { PAGE_SIZES } from '#domain/catalogue/page-size.ts';
import { ORDER_SEEDS } from '#domain/catalogue/shuffled.ts';

/** An address whose page visitors share. What the page shows depends on nothing else that the address says. */
export type PageAddress = {
  /** Path and known parameters, in one order; parameters that the page does not know are left out. */
  readonly href: string;
  /** The order that it names, from 0; `null` where it names none, or the page has none. */
  readonly seed: number | null;
  /** Whether what the page shows depends on an order. */
  readonly isOrdered: boolean;
  /** Whether the visitor's cookie decides how many products the page holds. */
  readonly isSizedByCookie: boolean;
  /** Whether it holds what visitors make up as they please: there is no end of such addresses. */
  readonly isOpenEnded: boolean;
};

type Kind = { readonly params: Readonly<Record<string, RegExp>>; readonly isOrdered: boolean };

const SHORT_TEXT = /^.{0,60}$/su;
const ROUTES = '_routes';

const HOME: Kind = {
  params: {
    type: SHORT_TEXT,
    subsection: SHORT_TEXT,
    price: /^[\d.]{1,12}$/,
    q: /^.{0,100}$/su,
    page: /^[1-9]\d{0,4}$/,
    size: new RegExp(`^(?:${PAGE_SIZES.join('|')})$`),
    seed: /^\d{1,2}$/,
  },
  isOrdered: true,
};
const PLAIN: Kind = { params: {}, isOrdered: false };

/** In their exact case: in another one they are rendered for each visitor. */
const KINDS = new Map<string, Kind>(
  Object.entries({
    '/': HOME,
    '/FAQ': { params: {}, isOrdered: true },
    '/aboutUs': PLAIN,
    '/calculadora': PLAIN,
    '/cart': { params: { paso: /^[a-z]{1,20}$/ }, isOrdered: false },
    '/contact': PLAIN,
    '/howToBuy': PLAIN,
  }),
);

const PRODUCT = /^\/moreInfo\/[\w-]{1,64}$/;
const LIMITED = new Set(['size', 'seed', ROUTES]);
const LONGEST = 500;
const MOST_REMEMBERED = 5000;

/**
 * Reads targets of requests; `null` for whatever is no page that visitors share, or says something odd.
 * @param isRoute whether the browser may ask for the data of a route by that id
 */
export function addressReader(isRoute: (id: string) => boolean): (target: string) => PageAddress | null {
  // Most requests are for the same few addresses.
  const remembered = new Map<string, PageAddress | null>();
  return (target) => {
    if (target.length > LONGEST) return null;
    const known = remembered.get(target);
    if (known !== undefined) return known;
    const address = addressOf(target, isRoute);
    if (remembered.size === MOST_REMEMBERED) remembered.clear();
    remembered.set(target, address);
    return address;
  };
}

function addressOf(target: string, isRoute: (id: string) => boolean): PageAddress | null {
  const { path, search } = split(target);
  const shownPath = shownAt(path);
  const kind = kindOf(shownPath);
  if (kind === null) return null;
  const params = knownParams(new URLSearchParams(search), kind, { isData: shownPath !== path, isRoute });
  if (params === null) return null;
  const seed = params.get('seed');
  return {
    href: params.size === 0 ? path : `${path}?${params}`,
    seed: seed === null ? null : Number(seed),
    isOrdered: kind.isOrdered,
    isSizedByCookie: kind === HOME && !params.has('size'),
    isOpenEnded: params.keys().some((name) => !LIMITED.has(name)),
  };
}

function split(target: string): { path: string; search: string } {
  const mark = target.indexOf('?');
  return mark === -1
    ? { path: target, search: '' }
    : { path: target.slice(0, mark), search: target.slice(mark + 1) };
}

/** The path of the page whose data has this path, '/' for '/_.data' and '/FAQ' for '/FAQ.data'; else the path itself. */
function shownAt(path: string): string {
  if (path === '/_.data') return '/';
  return path.endsWith('.data') && path !== '/.data' ? path.slice(0, -'.data'.length) : path;
}

function kindOf(path: string): Kind | null {
  return KINDS.get(path) ?? (PRODUCT.test(path) ? PLAIN : null);
}

function knownParams(
  given: URLSearchParams,
  { params }: Kind,
  { isData, isRoute }: { isData: boolean; isRoute: (id: string) => boolean },
): URLSearchParams | null {
  const known = new URLSearchParams();
  for (const name of Object.keys(params)) {
    const [value, ...others] = given.getAll(name);
    if (value === undefined) continue;
    if (others.length > 0 || params[name]?.test(value) !== true) return null;
    if (name === 'seed' && Number(value) >= ORDER_SEEDS) return null;
    known.set(name, value);
  }
  if (!isData) return known;
  const [routes, ...others] = given.getAll(ROUTES);
  if (others.length > 0 || (routes !== undefined && !isRoute(routes))) return null;
  if (routes !== undefined) known.set(ROUTES, routes);
  return known;
}
