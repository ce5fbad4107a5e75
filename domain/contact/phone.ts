// An old '15' may follow the area code, also one of 3 or 4 digits: 341 15 xxxxxxx, 3482 15 xxxxxx.
const ARGENTINE_PHONE = /^(?:549?)?0?(?:11|[2368]\d)(?:(?=\d{0,2}15)\d{2})??\d{8}$/;

/** Removes spaces, dots, dashes, slashes, parentheses, and a leading '+' or '00' (CHECKOUT-G04). */
export function normalisedPhone(text: string): string {
  return text
    .replace(/[\s./()\u2010-\u2015-]/g, '')
    .replace(/^\+/, '')
    .replace(/^00/, '');
}

/** Whether the text is an Argentine mobile or landline number, with any spacing (CHECKOUT-026). */
export function isValidPhone(text: string): boolean {
  return ARGENTINE_PHONE.test(normalisedPhone(text));
}
