/** The orders of a list that a shopper can choose. Without one it is the specified order: of a seed, or by fit (FIND-001). */
export const PRODUCT_ORDERS = ['cheapest', 'dearest', 'newest', 'name'] as const;

export type ProductOrder = (typeof PRODUCT_ORDERS)[number];

/** The orders of the dashboard's list. Equal ones are newest first; without a code or a price they come last. */
export const LIST_ORDERS = [
  'newest',
  'name',
  'name-desc',
  'code',
  'code-desc',
  'cheapest',
  'dearest',
] as const;

export type ListOrder = (typeof LIST_ORDERS)[number];
