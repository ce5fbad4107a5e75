import { isValidPhone, normalisedPhone } from './phone.ts';

/**
 * What the chat service calls a number as people write it: '(03496) 15-421923' is '5493496421923'. A number that is not
 * Argentine is taken to have its country's code; `null` when it can be no number at all.
 */
export function chatDigits(phone: string): string | null {
  const typed = normalisedPhone(phone);
  if (!isValidPhone(typed)) return /^\d{8,15}$/.test(typed) ? typed : null;
  return `549${withoutFifteen(typed.replace(/^549?/, '').replace(/^0/, ''))}`;
}

/** Area code and number; the '15' of old mobile numbers stands after an area code of 2 to 4 digits. */
function withoutFifteen(digits: string): string {
  return digits.length === 12 ? digits.replace(/^(\d{2,4}?)15/, '$1') : digits;
}
