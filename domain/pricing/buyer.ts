/** Whom a price is asked for. Each of the shop's price lists will be one of its own. */
export type Buyer = typeof RETAIL;

/** A visitor without a price list, as all are. */
export const RETAIL = 'retail';
