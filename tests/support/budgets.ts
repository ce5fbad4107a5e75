/** What the shop may send, in kB (1000 bytes) as transferred. No bound is so tight that a word of text breaks it. */

/** Scripts that any page of the shop needs before something on it is opened, compressed. */
export const SCRIPT_KILOBYTES = 150;

/**
 * Everything that a phone (390 × 844 px, 2.625 points each) fetches on a first visit without a touch, in kB. Scripts
 * include those that a page fetches when idle. Photos are WebP, as the first visitors get them; AVIF takes a quarter less.
 */
export const FIRST_VIEW = { requests: 25, kilobytes: 300 };
