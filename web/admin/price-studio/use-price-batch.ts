import { useState } from 'react';
import type { WireNewPriceBatch } from '#schemas/wire/price-change.ts';
import { applyPrices, type ChangedRows, undoPrices } from './price-changes-api.ts';

/** How the last batch that was sent from here ended. */
export type BatchState =
  | { readonly kind: 'none' }
  | { readonly kind: 'sending'; readonly count: number }
  | { readonly kind: 'applied'; readonly id: string; readonly changed: number }
  | { readonly kind: 'scheduled'; readonly startsAt: string; readonly changed: number }
  | { readonly kind: 'conflict'; readonly changed: ChangedRows }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'undoing' }
  | { readonly kind: 'undone'; readonly restored: number; readonly changedSince: number };

type PriceBatch = {
  readonly state: BatchState;
  /** Resolves to whether the prices were applied or scheduled. */
  send(batch: WireNewPriceBatch): Promise<boolean>;
  undo(id: string): Promise<boolean>;
  reset(): void;
};

/** Applies, schedules and undoes what the studio shows. */
export function usePriceBatch(): PriceBatch {
  const [state, setState] = useState<BatchState>({ kind: 'none' });
  return {
    state,
    async send(batch) {
      setState({ kind: 'sending', count: batch.rows.length });
      const outcome = await applyPrices(batch);
      if (outcome.kind !== 'done') {
        setState(outcome.kind === 'failed' ? outcome : { kind: 'conflict', changed: outcome });
        return false;
      }
      const { id, status, changed } = outcome.receipt;
      setState(
        status === 'scheduled'
          ? { kind: 'scheduled', startsAt: batch.startsAt ?? '', changed }
          : { kind: 'applied', id, changed },
      );
      return true;
    },
    async undo(id) {
      setState({ kind: 'undoing' });
      const outcome = await undoPrices(id, null);
      if (!outcome.ok) {
        setState({ kind: 'failed', message: outcome.message });
        return false;
      }
      const { restored, changedSince } = outcome.data;
      setState({ kind: 'undone', restored, changedSince: changedSince.length });
      return true;
    },
    reset: () => setState({ kind: 'none' }),
  };
}
