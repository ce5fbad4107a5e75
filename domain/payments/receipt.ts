/** What becomes of a receipt: it waits until the shop takes it as a payment, or refuses it with a word. */
export const RECEIPT_STATES = ['waiting', 'taken', 'refused'] as const;

export type ReceiptState = (typeof RECEIPT_STATES)[number];
