import { MEGABYTE } from '#domain/files/file-weights.ts';

/*
 * Every limit of what strangers may ask of the shop stands here, or in `domain` where pages know it too
 * (`file-weights.ts`, `MAX_ORDER_PRODUCTS`, `MAX_LIST_LENGTH`). Documents and proxies are compared with it by
 * `stated-limits.test.ts`. `RATE_LIMITS=off` lifts the calls and the budgets.
 */

/** Calls from one address. What orders take is counted in bytes, below. */
export const CALLS_PER_MINUTE = {
  orders: 600,
  /** Messages and withdrawals, each. */
  messages: 30,
  /** A pasted list is searched line by line. */
  lists: 30,
  /** A browser reports when its tab is hidden or left, and after five searches. */
  visitReports: 120,
  /** What customers transferred: a form with a photo or a PDF. */
  receipts: 10,
  /** Of Mercado Pago, whose signature is checked before anything is asked. */
  gatewayNotices: 600,
  quoteReads: 120,
  quoteAnswers: 30,
  /** Public links that opened nothing: a person mistypes a few, a guesser tries thousands. */
  unknownLinks: 30,
} as const;

/** The limit of a route, in its `config`. */
export function perMinute(calls: keyof typeof CALLS_PER_MINUTE) {
  return { max: CALLS_PER_MINUTE[calls], timeWindow: '1 minute' } as const;
}

/** The largest bodies of requests. A file has its own limit in `file-weights.ts`. */
export const BODY_BYTES = {
  any: MEGABYTE,
  /** No form of the shop's pages, sent without scripts, is longer. */
  plainForm: 32 * 1024,
  /** What an import is asked, with the cells that somebody corrected. */
  importRequest: 4 * MEGABYTE,
  /** A hundred thousand products by their ids, or a price list of 20,000 rows. */
  manyProducts: 8 * MEGABYTE,
  /** A hundred thousand prices of some 100 letters each. */
  manyPrices: 16 * MEGABYTE,
} as const;

/** What one window of time holds, in the unit of its budget. */
export type Budget = {
  readonly windowMs: number;
  /** One client: see `clientNetwork`. */
  readonly address: number;
  /** The clients of one provider's block: see `widerNetwork`. */
  readonly network: number;
  /** All strangers together. */
  readonly shop: number;
  /** Once half of the shop's budget is spent, only requests up to this size pass, so honest ones still do. */
  readonly small: number;
};

const MILLION = 1_000_000;

/**
 * Cost is counted where it arises: not by calls, but by what a call makes the shop store or search. An order of 300
 * lines takes some 60 kB, one of ten 4 kB.
 */
export const BUDGETS = {
  /** Bytes of orders, messages, withdrawals and answers to quotes. */
  storedBytes: {
    windowMs: 3_600_000,
    address: MILLION,
    network: 4 * MILLION,
    shop: 64 * MILLION,
    small: 16_000,
  },
  /** Bytes of receipts, whose files are up to 10 MB. */
  receiptBytes: {
    windowMs: 3_600_000,
    address: 40 * MILLION,
    network: 100 * MILLION,
    shop: 1000 * MILLION,
    small: MILLION,
  },
  /** Letters of pasted lists; the longest list has 20,000 and takes up to 0.8 s of a core. */
  searchedLetters: { windowMs: 60_000, address: 60_000, network: 120_000, shop: 240_000, small: 4000 },
  /** Letters of the searches that browsers report, each with `LETTERS_OF_ANY`; the longest report has 1,250. */
  reportedLetters: { windowMs: 60_000, address: 60_000, network: 120_000, shop: 240_000, small: 500 },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof BUDGETS;

/** A search takes a while however short it is. */
const LETTERS_OF_ANY = 50;

/** The cost of a report in the budget of reported letters. */
export function reportedLetters(searches: readonly string[]): number {
  return searches.reduce((sum, text) => sum + LETTERS_OF_ANY + text.length, 0);
}

/** What each stored request takes besides its own content: its row, its notices, its entries in indexes. */
const BYTES_OF_ANY = 2000;

/** The cost of a request in the budget of stored bytes. */
export function storedBytes(content: object): number {
  return BYTES_OF_ANY + Buffer.byteLength(JSON.stringify(content));
}
