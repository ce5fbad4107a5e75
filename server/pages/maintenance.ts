/** When clients may retry a page under maintenance (ROUTE-021). */
export const RETRY_AFTER_SECONDS = 600;
