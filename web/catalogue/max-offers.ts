/** So many products stand in the carousel of offers. A shop with more links to all of them. */
export const MAX_OFFERS = 12;
