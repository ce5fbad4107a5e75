/** The lengths and numbers that a quote may have; the API and the editor share them. */
export const QUOTE_LIMITS = {
  lines: 300,
  extras: 50,
  extraText: 200,
  lineNote: 300,
  carrier: 100,
  shippingNote: 300,
  message: 2000,
  /** Of the customer's question. */
  question: 2000,
  /** From today. */
  validityDays: 366,
} as const;
