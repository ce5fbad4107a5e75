import type { Centavos } from '../money/centavos.ts';

/** What becomes of a receipt: it waits until the shop takes it as a payment, or refuses it with a word. */
export const RECEIPT_STATES = ['waiting', 'taken', 'refused'] as const;

export type ReceiptState = (typeof RECEIPT_STATES)[number];

/** What a customer said that they transferred, as their page shows it (PAY-003). */
export type SentReceipt = {
  readonly id: string;
  readonly amount: Centavos;
  /** '2026-11-20' */
  readonly paidOn: string;
  readonly state: ReceiptState;
  /** The shop's word on a refused one. */
  readonly answer: string;
};

/** So many of an order may wait at once. */
export const MOST_WAITING_RECEIPTS = 5;
