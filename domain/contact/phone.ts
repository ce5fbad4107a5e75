// After the area code an old '15' may stand, also after those of 3 and 4 digits: 341 15 xxxxxxx, 3482 15 xxxxxx.
const ARGENTINE_PHONE = /^(?:549?)?0?(?:11|[2368]\d)(?:(?=\d{0,2}15)\d{2})??\d{8}$/;

/** Drops spaces, dots, dashes and parentheses, and '+' and '00' in front (CHECKOUT-G04). */
export function normalisedPhone(text: string): string {
  return text
    .replace(/[\s.()\u2010-\u2015-]/g, '')
    .replace(/^\+/, '')
    .replace(/^00/, '');
}

/** Whether it is an Argentine mobile or landline number, however it is spaced (CHECKOUT-026). */
export function isValidPhone(text: string): boolean {
  return ARGENTINE_PHONE.test(normalisedPhone(text));
}
