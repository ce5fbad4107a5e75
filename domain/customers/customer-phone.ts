import { nationalNumber } from '../contact/national-number.ts';
import { normalisedPhone } from '../contact/phone.ts';

/**
 * The digits by which a phone names its customer: the same for every way of writing one number ('+54 9 3496 40-1923',
 * '03496 15 401923'). `null` for a text without digits, as of a sale at the counter.
 */
export function customerPhone(phone: string): string | null {
  const digits = normalisedPhone(phone).replace(/\D/g, '');
  return digits === '' ? null : (nationalNumber(phone) ?? digits);
}
