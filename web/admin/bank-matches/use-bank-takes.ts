import { useState } from 'react';
import type { WireBankCredit, WireMatchOption } from '#schemas/bank-match-answers.ts';
import { useToast } from '#web/ui/use-toast.tsx';
import { paidText } from '../order-page/paid-text.ts';
import type { Outcome } from '../outcome.ts';
import { decideCredit, takeCredit } from './bank-api.ts';

export type BankTakes = {
  /** The credits that are being decided. */
  readonly busy: ReadonlySet<string>;
  /** What was decided last, which Z takes back. */
  readonly last: string | null;
  /** Read out after each press. */
  readonly said: string;
  readonly fault: string | null;
  take(
    credit: WireBankCredit,
    option: Pick<WireMatchOption, 'order'> & Partial<WireMatchOption>,
  ): Promise<void>;
  decide(credit: WireBankCredit, what: 'set-aside' | 'reopen'): Promise<void>;
  /** How many of the sure ones are taken, while they are. */
  readonly taking: number | null;
  takeSure(credits: readonly WireBankCredit[]): Promise<void>;
};

/** Deciding credits; each is sent by itself, so that one refusal keeps no other back. */
export function useBankTakes(onChanged: () => Promise<void>): BankTakes {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [taking, setTaking] = useState<number | null>(null);
  const { show } = useToast();

  async function send(id: string, request: () => Promise<Outcome<unknown>>): Promise<boolean> {
    setBusy((ids) => new Set([...ids, id]));
    setFault(null);
    const outcome = await request();
    if (!outcome.ok) setFault(outcome.message);
    // What was refused has changed: the new proposals say how.
    await onChanged();
    setBusy((ids) => new Set([...ids].filter((other) => other !== id)));
    return outcome.ok;
  }

  return {
    busy,
    last,
    said,
    fault,
    taking,
    async take(credit, option) {
      if (busy.has(credit.id)) return;
      const isTaken = await send(credit.id, () => takeCredit(credit.id, takenAs(option)));
      if (!isTaken) return;
      setLast(credit.id);
      setSaid(`Tomado: ${paidText(credit.amount)}, pedido N.º ${option.order.orderNumber}`);
    },
    async decide(credit, what) {
      if (busy.has(credit.id) || !(await send(credit.id, () => decideCredit(credit.id, what)))) return;
      setLast(what === 'reopen' ? null : credit.id);
      setSaid(what === 'reopen' ? 'Deshecho' : 'No es de ningún pedido');
    },
    async takeSure(credits) {
      setFault(null);
      let sum = 0;
      for (const [index, credit] of credits.entries()) {
        const [option] = credit.options ?? [];
        if (option === undefined) continue;
        setTaking(index);
        const outcome = await takeCredit(credit.id, takenAs(option));
        if (!outcome.ok) setFault(`${credit.text}: ${outcome.message}`);
        else sum += Math.round(credit.amount * 100);
      }
      await onChanged();
      setTaking(null);
      if (sum > 0) show({ title: `Tomaste ${paidText(sum / 100)}`, text: '', tone: 'success' });
    },
  };
}

function takenAs({ order, paymentId, balance }: Pick<WireMatchOption, 'order'> & Partial<WireMatchOption>) {
  return paymentId === undefined ? { orderId: order._id, balance } : { orderId: order._id, paymentId };
}
