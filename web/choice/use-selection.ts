import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { LineExtras } from '#domain/cart/line-extras.ts';
import { type Pieces, partsIn } from '#domain/measure/pieces.ts';
import type { LinePrice } from '#domain/pricing/price-line.ts';
import { priceOf } from '#domain/pricing/price-of.ts';
import { orderableQuantities } from '#domain/products/availability.ts';
import type { Product } from '#domain/products/product.ts';
import type { Quantities } from '#domain/products/quantities.ts';
import { unitsIn } from '#domain/products/variants.ts';
import { useSold } from '#web/wholesale/use-buyer.ts';

export type Selection = {
  readonly quantities: Quantities;
  /** The variants that the shopper touched, in that order, also those back at 0 units. */
  readonly touched: readonly string[];
  /** The variant chosen or changed last on this look at the page. */
  readonly latest: string | null;
  /** How what is measured is cut, by variant; of anything else one cut. */
  readonly chosen: Chosen;
  /** The cuts, where a variant has more than one. */
  readonly pieces: LineExtras['pieces'];
  readonly line: LinePrice;
  /** What a typed amount may mean, while that is asked: then nothing can be added. `null` for no question. */
  readonly doubt: readonly number[] | null;
  /** `null` takes the variant out of `touched` too. */
  readonly change: (variant: string, units: number | null) => void;
  readonly cut: (variant: string, pieces: Pieces | null) => void;
  readonly ask: (variant: string, choices: readonly number[] | null) => void;
  readonly clear: () => void;
};

/** The cuts by variant, also those of length 0. */
type Chosen = Readonly<Record<string, Pieces>>;

/** What was chosen of a product on each page of the history: a look at a related product and back keeps it. */
const chosenOnPages = new Map<string, Chosen>();

/** The chosen units of each variant, and their price. What sells out meanwhile is no longer chosen. */
export function useSelection(product: Product): Selection {
  const { key } = useLocation();
  const page = `${key} ${product.id}`;
  const [chosen, setChosen] = useState<Chosen>(() => chosenOnPages.get(page) ?? {});
  useEffect(() => {
    chosenOnPages.set(page, chosen);
  }, [page, chosen]);
  const [latest, setLatest] = useState<string | null>(null);
  const [doubts, setDoubts] = useState<Readonly<Record<string, readonly number[]>>>({});
  const ask = useCallback((variant: string, choices: readonly number[] | null) => {
    setDoubts((before) => withOrWithout(before, variant, choices));
  }, []);
  const cut = useCallback((variant: string, pieces: Pieces | null) => {
    setLatest(pieces === null ? null : variant);
    setChosen((before) => withOrWithout(before, variant, pieces));
    if (pieces === null) setDoubts((before) => withOrWithout(before, variant, null));
  }, []);
  const change = useCallback(
    (variant: string, units: number | null) =>
      cut(variant, units === null ? null : { count: 1, length: units }),
    [cut],
  );
  const clear = useCallback(() => {
    setChosen({});
    setDoubts({});
  }, []);
  const quantities = orderableQuantities(product, aboveZero(chosen));
  const line = priceOf(useSold(product), unitsIn(quantities));
  const [doubt = null] = Object.values(doubts);
  return {
    quantities,
    touched: Object.keys(chosen),
    latest,
    chosen,
    pieces: severalCuts(chosen, quantities),
    line,
    doubt,
    change,
    cut,
    ask,
    clear,
  };
}

function withOrWithout<Value>(
  before: Readonly<Record<string, Value>>,
  variant: string,
  value: Value | null,
): Readonly<Record<string, Value>> {
  if (value !== null) return { ...before, [variant]: value };
  const { [variant]: _, ...others } = before;
  return others;
}

/** Quantities never hold a 0 (CART-002). */
function aboveZero(chosen: Chosen): Quantities {
  const amounts = Object.entries(chosen).map(([variant, pieces]) => [variant, partsIn([pieces])] as const);
  return Object.fromEntries(amounts.filter(([, units]) => units > 0));
}

function severalCuts(chosen: Chosen, quantities: Quantities): LineExtras['pieces'] {
  return Object.entries(chosen).flatMap(([variant, { count, length }]) =>
    count > 1 && variant in quantities ? [{ variant, count, length }] : [],
  );
}
