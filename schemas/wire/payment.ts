import type { PaymentMethod } from '#domain/orders/payment-method.ts';

/** A payment that was received for an order. */
export type WirePayment = {
  id: string;
  /** In pesos. */
  amount: number;
  method: PaymentMethod;
  /** The day at the shop: '2026-11-20'. */
  date: string;
  note: string;
  /** Who wrote it down, and when, ISO 8601 in UTC. */
  actor: string;
  createdAt: string;
};

/** What an order costs, what was paid, and what is left to pay, in pesos; `balance` is below 0 for what was overpaid. */
export type WireBalance = { total: number; paid: number; balance: number };

export type WirePayments = WireBalance & {
  /** The last one first. */
  payments: WirePayment[];
};

/** The answer of `POST /orders/{id}/payments`. */
export type WirePaymentReceipt = { id: string } & Omit<WireBalance, 'total'>;
