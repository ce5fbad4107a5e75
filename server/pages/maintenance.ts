/** When clients may ask again for what is under maintenance (ROUTE-021). */
export const RETRY_AFTER_SECONDS = 600;
