import { isBlank } from '../text/is-blank.ts';

/** What a shopper wrote with an order, as it is kept; '' if it shows nothing. */
export function sentComment(typed: string): string {
  return isBlank(typed) ? '' : typed.trim();
}
