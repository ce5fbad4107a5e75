import { parsePesos } from '#domain/money/parse-pesos.ts';
import type { PaymentMethod } from '#domain/orders/payment-method.ts';
import { amountToWire } from '#schemas/wire/amount.ts';
import type { NewPayment } from './order-panels-api.ts';

export type PaymentDraft = {
  /** As Argentines write it. */
  readonly amount: string;
  readonly method: PaymentMethod;
  readonly date: string;
  readonly note: string;
};

export type PaymentProblems = { readonly amount?: string; readonly date?: string };

type ReadPayment = {
  /** `null` while there are problems. */
  readonly payment: NewPayment | null;
  readonly problems: PaymentProblems;
};

/** Days as '2026-11-20'. */
type Days = { readonly first: string; readonly today: string };

export function emptyDraft(today: string): PaymentDraft {
  return { amount: '', method: 'efectivo', date: today, note: '' };
}

export function readPayment(
  { amount, method, date, note }: PaymentDraft,
  { first, today }: Days,
): ReadPayment {
  const parsed = parsePesos(amount);
  const problems = {
    ...((parsed === null || parsed === 0) && { amount: 'Escribe un monto, como 1.500 o 1.500,50' }),
    ...(date === '' && { date: 'Elige el día' }),
    ...(date > today && { date: 'Ese día todavía no llegó' }),
    ...(date !== '' && date < first && { date: 'Es muy anterior al pedido' }),
  };
  if (parsed === null || Object.keys(problems).length > 0) return { payment: null, problems };
  return { payment: { amount: amountToWire(parsed), method, date, note: note.trim() }, problems };
}
