import { isValidPhone, normalisedPhone } from './phone.ts';

/**
 * The digits with which the chat service names a phone number: '(03496) 15-421923' is '5493496421923'. A foreign number
 * must include its country code. `null` for an invalid number.
 */
export function chatDigits(phone: string): string | null {
  const typed = normalisedPhone(phone);
  if (!isValidPhone(typed)) return /^\d{8,15}$/.test(typed) ? typed : null;
  return `549${withoutFifteen(typed.replace(/^549?/, '').replace(/^0/, ''))}`;
}

/** Area code and number. Old mobile numbers have a '15' after the area code of 2 to 4 digits. */
function withoutFifteen(digits: string): string {
  return digits.length === 12 ? digits.replace(/^(\d{2,4}?)15/, '$1') : digits;
}
