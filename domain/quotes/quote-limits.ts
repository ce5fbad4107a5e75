import { MESSAGE_LENGTH } from '../contact/text-lengths.ts';

/** The lengths and numbers that a quote may have; the API and the editor share them. */
export const QUOTE_LIMITS = {
  lines: 300,
  extras: 50,
  extraText: 200,
  lineNote: 300,
  carrier: 100,
  shippingNote: 300,
  /** The shop's words with it. */
  message: MESSAGE_LENGTH,
  /** Of the customer's question. */
  question: MESSAGE_LENGTH,
  /** From today. */
  validityDays: 366,
} as const;
