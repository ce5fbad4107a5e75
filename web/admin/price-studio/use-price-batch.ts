import { useState } from 'react';
import type { Vat } from '#domain/law/vat.ts';
import type { WireNewPriceBatch } from '#schemas/price-change.ts';
import type { ChosenProduct } from '#schemas/product-action.ts';
import { applyPrices, type ChangedRows, UNREACHABLE, undoPrices } from './price-changes-api.ts';
import { actOnProducts, undoProductAction } from './product-actions-api.ts';

/** How the last batch that was sent from here ended. */
export type BatchState =
  | { readonly kind: 'none' }
  | { readonly kind: 'sending'; readonly count: number }
  | {
      readonly kind: 'applied';
      readonly id: string;
      readonly changed: number;
      readonly isVat: boolean;
      /** What was sent. */
      readonly productIds: readonly string[];
    }
  | { readonly kind: 'scheduled'; readonly startsAt: string; readonly changed: number }
  | { readonly kind: 'conflict'; readonly changed: ChangedRows }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'undoing' }
  | {
      readonly kind: 'undone';
      readonly restored: number;
      readonly changedSince: number;
      readonly isVat: boolean;
    };

type PriceBatch = {
  readonly state: BatchState;
  /** Resolves to whether the prices were applied or scheduled. */
  send(batch: WireNewPriceBatch): Promise<boolean>;
  /** Resolves to whether the products have the rate now. */
  setVat(products: readonly ChosenProduct[], vat: Vat): Promise<boolean>;
  undo(applied: Extract<BatchState, { kind: 'applied' }>): Promise<boolean>;
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
          : { kind: 'applied', id, changed, isVat: false, productIds: idsOf(batch.rows) },
      );
      return true;
    },
    async setVat(products, vat) {
      setState({ kind: 'sending', count: products.length });
      const answer = await actOnProducts(products, { action: 'vat', value: vat });
      if (answer.kind !== 'done') {
        setState({ kind: 'failed', message: failureOf(answer) });
        return false;
      }
      const { changed, undo } = answer.done;
      setState(
        undo === null
          ? { kind: 'none' }
          : { kind: 'applied', id: undo, changed, isVat: true, productIds: idsOf(products) },
      );
      return true;
    },
    async undo({ id, isVat }) {
      setState({ kind: 'undoing' });
      const undone = await (isVat ? undoVat(id) : undoPriceBatch(id));
      setState(undone);
      return undone.kind === 'undone';
    },
    reset: () => setState({ kind: 'none' }),
  };
}

function idsOf(rows: readonly { readonly _id: string }[]): readonly string[] {
  return rows.map(({ _id }) => _id);
}

type Undone = Extract<BatchState, { kind: 'undone' | 'failed' }>;

async function undoPriceBatch(id: string): Promise<Undone> {
  const outcome = await undoPrices(id, null);
  if (!outcome.ok) return { kind: 'failed', message: outcome.message };
  const { restored, changedSince } = outcome.data;
  return { kind: 'undone', restored, changedSince: changedSince.length, isVat: false };
}

async function undoVat(id: string): Promise<Undone> {
  const answer = await undoProductAction(id);
  if (answer.kind !== 'done') return { kind: 'failed', message: failureOf(answer) };
  const { changed, changedSince } = answer.done;
  return { kind: 'undone', restored: changed, changedSince: changedSince.length, isVat: true };
}

function failureOf(answer: { kind: 'refused'; text: string } | { kind: 'unreachable' }): string {
  return answer.kind === 'refused' ? answer.text : UNREACHABLE;
}
