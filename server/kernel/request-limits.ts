/** Calls per minute from one client network; `RATE_LIMITS=off` lifts them. */
export const ORDERS_PER_MINUTE = 600;
export const MESSAGES_PER_MINUTE = 30;
/** A pasted list is searched line by line. */
export const LISTS_PER_MINUTE = 30;
/** A browser reports when its tab is hidden or left, and after five searches. */
export const VISIT_REPORTS_PER_MINUTE = 120;
export const QUOTE_READS_PER_MINUTE = 120;
export const QUOTE_ANSWERS_PER_MINUTE = 30;
/** Public links that opened nothing: a person mistypes a few, a guesser tries thousands. */
export const UNKNOWN_LINKS_PER_MINUTE = 30;
