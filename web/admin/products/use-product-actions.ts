import { useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  actOnProducts,
  type ChosenAction,
  undoProductAction,
} from '#web/admin/price-studio/product-actions-api.ts';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import type { Ticks } from '../list/use-ticks.ts';
import { useChangeDialogs } from '../use-change-dialogs.ts';
import { ACTION_WORDS, type PlainAction, productsText, wireActionOf } from './action-words.ts';

/** What was done last, and how to take it back; `undo` is `null` once it was. */
export type ActionDone = {
  readonly text: string;
  /** What the undo left as it was. */
  readonly left: readonly string[];
  readonly undo: string | null;
};

export type ProductActions = {
  readonly isActing: boolean;
  readonly done: ActionDone | null;
  /** Asks first, with the count. @param ids by default the ticked ones */
  ask(action: PlainAction, ids?: readonly string[]): Promise<void>;
  /** @returns whether it was done */
  moveTo(place: Extract<ChosenAction['value'], object>): Promise<boolean>;
  undo(): Promise<void>;
  dismiss(): void;
};

const UNREACHABLE =
  'No pudimos llegar al servidor. No sabemos si se aplicó: intenta otra vez, no se aplica dos veces.';

/** What is done with the ticked products, all or none (BUY-007). */
export function useProductActions(ticks: Ticks): ProductActions {
  const { confirm } = useDialogs();
  const { reportFailure } = useChangeDialogs();
  const { revalidate } = useRevalidator();
  const [isActing, setIsActing] = useState(false);
  const [done, setDone] = useState<ActionDone | null>(null);

  async function act(
    action: ChosenAction,
    doneText: (products: string) => string,
    ids: readonly string[] = [...ticks.ids],
  ): Promise<boolean> {
    setIsActing(true);
    const answer = await actOnProducts(
      ids.map((_id) => ({ _id })),
      action,
    );
    setIsActing(false);
    if (answer.kind !== 'done') {
      await reportFailure(answer.kind === 'refused' ? answer.text : UNREACHABLE);
      if (answer.kind === 'refused') await revalidate();
      return false;
    }
    const { changed, undo } = answer.done;
    const text =
      changed === 0 ? 'Ya estaban así: no hubo nada que cambiar.' : doneText(productsText(changed));
    setDone({ text, left: [], undo });
    ticks.clear();
    await revalidate();
    return true;
  }

  return {
    isActing,
    done,
    async ask(action, ids = [...ticks.ids]) {
      const words = ACTION_WORDS[action];
      const products = productsText(ids.length);
      const isConfirmed = await confirm({
        title: words.question(products),
        text: words.consequence,
        confirmLabel: words.button(products),
        cancelLabel: 'Cancelar',
        tone: action === 'delete' ? 'danger' : 'info',
      });
      if (isConfirmed) await act(wireActionOf(action), words.done, ids);
    },
    moveTo: (value) =>
      act(
        { action: 'category', value },
        (products) => `Pasaste ${products} a ${value.subsection}, ${value.type}.`,
      ),
    async undo() {
      if (done === null || done.undo === null) return;
      setIsActing(true);
      const answer = await undoProductAction(done.undo);
      setIsActing(false);
      if (answer.kind !== 'done') return reportFailure(answer.kind === 'refused' ? answer.text : UNREACHABLE);
      const { changed, changedSince } = answer.done;
      const left = changedSince.map(({ name, code }) => (code === '' ? name : `${name} (${code})`));
      setDone({ text: `${productsText(changed)} como antes.`, left, undo: null });
      await revalidate();
    },
    dismiss: () => setDone(null),
  };
}
