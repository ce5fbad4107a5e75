/** Where a pasted list becomes a cart. */
export const LIST_PAGE = '/lista';
