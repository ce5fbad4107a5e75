import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { RETAIL } from '#domain/pricing/buyer.ts';
import type { LinePrice } from '#domain/pricing/price-line.ts';
import { priceOf } from '#domain/pricing/price-of.ts';
import { orderableQuantities } from '#domain/products/availability.ts';
import type { Product } from '#domain/products/product.ts';
import type { Quantities } from '#domain/products/quantities.ts';
import { unitsIn } from '#domain/products/variants.ts';

export type Selection = {
  readonly quantities: Quantities;
  /** The variants that the shopper touched, in that order, also those back at 0 units. */
  readonly touched: readonly string[];
  /** The variant chosen or changed last on this look at the page. */
  readonly latest: string | null;
  readonly line: LinePrice;
  /** `null` takes the variant out of `touched` too. */
  readonly change: (variant: string, units: number | null) => void;
  readonly clear: () => void;
};

/** The units by variant, also 0. */
type Chosen = Readonly<Record<string, number>>;

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
  const change = useCallback((variant: string, units: number | null) => {
    setLatest(units === null ? null : variant);
    setChosen((before) => withUnits(before, { variant, units }));
  }, []);
  const clear = useCallback(() => setChosen({}), []);
  const quantities = orderableQuantities(product, aboveZero(chosen));
  const line = priceOf(product, RETAIL, unitsIn(quantities));
  return { quantities, touched: Object.keys(chosen), latest, line, change, clear };
}

function withUnits(chosen: Chosen, { variant, units }: { variant: string; units: number | null }): Chosen {
  if (units !== null) return { ...chosen, [variant]: units };
  const { [variant]: _, ...others } = chosen;
  return others;
}

/** Quantities never hold a 0 (CART-002). */
function aboveZero(chosen: Chosen): Quantities {
  return Object.fromEntries(Object.entries(chosen).filter(([, units]) => units > 0));
}
