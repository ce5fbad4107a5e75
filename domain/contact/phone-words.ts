import { nationalNumber } from './national-number.ts';
import { normalisedPhone } from './phone.ts';

const MIN_DIGITS = 4;
/** Longer than any phone number. */
const MAX_DIGITS = 20;

/** Every suffix of the number with four digits or more, so a prefix search finds any four digits in a row. */
export function phoneWords(phone: string): readonly string[] {
  return [phone.replace(/\D/g, ''), nationalNumber(phone) ?? ''].flatMap((digits) =>
    endsOf(digits.slice(-MAX_DIGITS)),
  );
}

/** A searched phone number as one word, without its spaces; `null` for any other search. */
export function searchedPhone(text: string): string | null {
  const phone = normalisedPhone(text);
  return /^\d{6,}$/.test(phone) ? (nationalNumber(phone) ?? phone) : null;
}

function endsOf(digits: string): string[] {
  const count = Math.max(0, digits.length - MIN_DIGITS + 1);
  return Array.from({ length: count }, (_, start) => digits.slice(start));
}
