/** Where a purchase is taken back. The law wants a link to it on the first screen of every page (LAW-003). */
export const WITHDRAWAL_PAGE = '/arrepentimiento';
