/** The longest texts of a price list, and the most of what it has. */
export const PRICE_LIST_LIMITS = {
  name: 60,
  contact: 120,
  conditions: 500,
  rules: 40,
  prices: 5000,
  increment: 999,
  lists: 50,
  links: 500,
} as const;
