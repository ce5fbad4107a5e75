import { nationalNumber } from './national-number.ts';
import { normalisedPhone } from './phone.ts';

const MIN_DIGITS = 4;
/** No phone number of the world has more. */
const MAX_DIGITS = 20;

/** Every end of the number, so that any four or more of its digits in a row begin one of these words. */
export function phoneWords(phone: string): readonly string[] {
  return [phone.replace(/\D/g, ''), nationalNumber(phone) ?? ''].flatMap((digits) =>
    endsOf(digits.slice(-MAX_DIGITS)),
  );
}

/** The one word that a search for a phone number is, however it is spaced; `null` for any other search. */
export function searchedPhone(text: string): string | null {
  const phone = normalisedPhone(text);
  return /^\d{6,}$/.test(phone) ? (nationalNumber(phone) ?? phone) : null;
}

function endsOf(digits: string): string[] {
  const count = Math.max(0, digits.length - MIN_DIGITS + 1);
  return Array.from({ length: count }, (_, start) => digits.slice(start));
}
