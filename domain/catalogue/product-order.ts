/** The orders of a list that a shopper can choose. Without one it is the specified order: of a seed, or by fit (FIND-001). */
export const PRODUCT_ORDERS = ['cheapest', 'dearest', 'newest', 'name'] as const;

export type ProductOrder = (typeof PRODUCT_ORDERS)[number];
