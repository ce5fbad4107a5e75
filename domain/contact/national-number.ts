import { normalisedPhone } from './phone.ts';

const NATIONAL_DIGITS = 10;
const MOBILE_MARK = '15';

/**
 * Area code and number, ten digits, without the country's 54 and 9, the long-distance 0 and the old mobile 15:
 * '+54 9 3496 40-1923' and '03496 15 401923' are '3496401923'. `null` for any other number.
 */
export function nationalNumber(phone: string): string | null {
  const digits = normalisedPhone(phone);
  if (!/^\d+$/.test(digits)) return null;
  const withinCountry = (digits.length >= 12 ? digits.replace(/^549?/, '') : digits).replace(/^0/, '');
  const number = withoutMobileMark(withinCountry);
  return number.length === NATIONAL_DIGITS ? number : null;
}

/** The mark is between the area code (two to four digits) and the number. */
function withoutMobileMark(digits: string): string {
  if (digits.length !== NATIONAL_DIGITS + MOBILE_MARK.length) return digits;
  const areaLengths = digits.startsWith('11') ? [2] : [4, 3];
  const area = areaLengths.find((length) => digits.startsWith(MOBILE_MARK, length));
  return area === undefined ? digits : digits.slice(0, area) + digits.slice(area + MOBILE_MARK.length);
}
