import { useState } from 'react';
import type { Order } from '#domain/orders/order.ts';
import type { WireOrderEntry } from '#schemas/order-entry-answers.ts';
import type { WirePayments } from '#schemas/payment-answers.ts';
import type { WireQuote } from '#schemas/quote-answers.ts';
import type { FetchedDraft } from '../quote-editor/use-quote-draft.ts';

/** All that the order's page shows. It comes in one piece, so that no part moves another one when it arrives. */
export type LoadedOrder = {
  readonly order: Order;
  /** The newest first. */
  readonly quotes: readonly WireQuote[];
  readonly fetched: FetchedDraft;
  /** The last first; `null` when it could not be fetched. */
  readonly timeline: readonly WireOrderEntry[] | null;
  readonly payments: WirePayments | null;
};

/** What the last loads of an order brought: a later load that fails takes nothing away from the screen. */
export function useShownOrder(id: string, loaded: LoadedOrder | null): LoadedOrder | null {
  const [last, setLast] = useState({ id, loaded, shown: loaded });
  if (last.id === id && last.loaded === loaded) return last.shown;
  const shown = loadedOver(last.id === id ? last.shown : null, loaded);
  setLast({ id, loaded, shown });
  return shown;
}

function loadedOver(before: LoadedOrder | null, loaded: LoadedOrder | null): LoadedOrder | null {
  if (before === null || loaded === null) return loaded ?? before;
  return {
    ...loaded,
    timeline: loaded.timeline ?? before.timeline,
    payments: loaded.payments ?? before.payments,
  };
}
