import { useEffect, useEffectEvent, useState } from 'react';
import { type Centavos, pesos, ZERO } from '#domain/money/centavos.ts';
import type { Buyer } from '#domain/pricing/sold-to.ts';
import { fetchListTerms } from '../wholesale/wholesale-api.ts';

type ListPrices = {
  readonly buyer: Buyer;
  /** Of an order; 0 for none. At the desk it is said, and keeps nothing from being sold. */
  readonly minimum: Centavos;
};

const RETAIL: ListPrices = { buyer: 'retail', minimum: ZERO };

type ListPricesOptions = {
  /** '' for everybody's prices. */
  readonly listId: string;
  /** The order is not taken before the prices are there. */
  readonly waitFor: (lookUp: Promise<boolean>) => void;
  /** The shop does not answer, or no longer sells by the list. */
  readonly onMissing: () => void;
};

/** What the chosen price list asks: everybody's prices until its answer. */
export function useListPrices({ listId, waitFor, onMissing }: ListPricesOptions): ListPrices {
  const [read, setRead] = useState<{ readonly listId: string; readonly prices: ListPrices } | null>(null);
  const readList = useEffectEvent((isWanted: () => boolean) => {
    const terms = fetchListTerms(listId).then((terms) => {
      if (!isWanted()) return true;
      if (terms === null) onMissing();
      else {
        const prices = Object.entries(terms.prices).map(([id, price]) => [id, pesos(price)] as const);
        const buyer = { prices: new Map(prices), increment: 1 };
        setRead({ listId, prices: { buyer, minimum: pesos(terms.minimum) } });
      }
      return terms !== null;
    });
    waitFor(terms);
  });
  useEffect(() => {
    if (listId === '') return;
    let isWanted = true;
    readList(() => isWanted);
    return () => {
      isWanted = false;
    };
  }, [listId]);
  return read !== null && read.listId === listId ? read.prices : RETAIL;
}
