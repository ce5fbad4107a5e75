import type { Cart } from '#domain/cart/cart-line.ts';
import type { WireVisitReport } from '#schemas/visit-report.ts';
import { MOST_REPORTED } from '#schemas/wire/most-reported.ts';

/** What happens on the shop's pages until the tab is left, for the shop's own analysis (STORE-008). */
export type VisitLog = {
  /** Notes a page of the shop. */
  noteAddress(address: { readonly pathname: string; readonly search: string }): void;
  /** Notes the products that came into the cart. */
  noteCart(cart: Cart): void;
  /** Sends what was noted since the last time. */
  report(): void;
};

type Stay = {
  readonly hasArrived: boolean;
  /** The cart at the beginning: nothing of it was added in this stay. */
  readonly cart: Cart;
  readonly send: (report: WireVisitReport) => void;
};

/** Each search and each product counts once in a stay, however often the visitor returns to it. */
export function createVisitLog({ hasArrived, cart, send }: Stay): VisitLog {
  const noted = { searches: new Set<string>(), seen: new Set<string>(), added: new Set<string>() };
  let units = unitsOf(cart);
  let pending = emptyReport(hasArrived);

  function note(list: keyof typeof noted, subject: string): void {
    if (noted[list].has(subject)) return;
    noted[list].add(subject);
    pending[list].push(subject);
    if (pending[list].length === MOST_REPORTED[list]) report();
  }

  function report(): void {
    const { arrived, searches, seen, added } = pending;
    if (!arrived && searches.length + seen.length + added.length === 0) return;
    send(pending);
    pending = emptyReport(false);
  }

  return {
    report,
    noteAddress({ pathname, search }) {
      const [, product] = /^\/moreInfo\/([\w-]{1,64})/.exec(pathname) ?? [];
      if (product !== undefined) note('seen', product);
      const text = pathname === '/' ? (new URLSearchParams(search).get('q') ?? '').trim() : '';
      if (text !== '') note('searches', text.slice(0, 200));
    },
    noteCart(present) {
      const before = units;
      units = unitsOf(present);
      for (const [product, count] of units) if (count > (before.get(product) ?? 0)) note('added', product);
    },
  };
}

function emptyReport(arrived: boolean): WireVisitReport {
  return { arrived, searches: [], seen: [], added: [] };
}

function unitsOf(cart: Cart): ReadonlyMap<string, number> {
  return new Map(
    cart.map(({ productId, quantities }) => [
      productId,
      Object.values(quantities).reduce((sum, units) => sum + units, 0),
    ]),
  );
}
