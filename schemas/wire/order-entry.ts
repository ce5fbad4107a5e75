import type { OrderOrigin } from '#domain/orders/order.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { PaymentMethod } from '#domain/orders/payment-method.ts';
import type { WithdrawalState } from '#domain/withdrawals/withdrawal.ts';

type Nothing = Record<never, never>;

/** The data of each kind of entry. Amounts are numbers in pesos, times are ISO 8601 in UTC, days are '2026-11-20'. */
export type OrderEntryDetails = {
  placed: { origin: OrderOrigin; total: number };
  status: { from: OrderStatus; to: OrderStatus };
  deleted: Nothing;
  restored: Nothing;
  'quote-sent': { version: number; total: number; validUntil: string };
  'quote-seen': { version: number };
  'quote-accepted': { version: number; total: number };
  'quote-question': { version: number; message: string };
  'quote-expired': { version: number; validUntil: string };
  note: { text: string };
  /** The customer asked to take the purchase back. */
  withdrawal: { code: string };
  'withdrawal-answered': { code: string; state: WithdrawalState };
  'reminder-set': { at: string; text: string };
  /** The reminder that was taken away. */
  'reminder-done': { at: string; text: string };
  payment: { paymentId: string; amount: number; method: PaymentMethod; date: string; note: string };
  'payment-removed': { paymentId: string; amount: number; method: PaymentMethod; date: string };
  /** The order came to its customer from another one, who had this phone. */
  merged: { phone: string };
  /** The order's phone is a customer of its own again. */
  separated: { phone: string };
};

export type OrderEntryKind = keyof OrderEntryDetails;

type Entry<Kind extends OrderEntryKind> = {
  /** 0 for the entry of an order that was placed before orders had entries, or by a shopper. */
  id: number;
  /** ISO 8601 in UTC. */
  at: string;
  kind: Kind;
  /** The administrator's email; '' for the customer, and for what happens by itself. */
  actor: string;
  details: OrderEntryDetails[Kind];
};

/** One line of an order's timeline. */
export type WireOrderEntry = { [Kind in OrderEntryKind]: Entry<Kind> }[OrderEntryKind];
