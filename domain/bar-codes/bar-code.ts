/** How a code is drawn (LABEL-001): by its number of digits, or as any text. */
export type Symbology = 'ean13' | 'ean8' | 'upca' | 'code128';

/** The longest text of a Code 128 that a shelf label has room for. */
export const LONGEST_BAR_CODE = 40;

const OF_DIGITS: Readonly<Record<number, Symbology>> = { 8: 'ean8', 12: 'upca', 13: 'ean13' };

/** What a scanner can send: printable ASCII without a blank at either end. */
const SCANNABLE = /^[!-~](?:[ -~]*[!-~])?$/;

const DIGITS = /^\d+$/;

export function symbologyOf(code: string): Symbology {
  return (DIGITS.test(code) ? OF_DIGITS[code.length] : undefined) ?? 'code128';
}

/**
 * The last digit of an EAN or a UPC, from the digits before it: from the right they weigh 3, 1, 3, 1, …, and the sum with the
 * check digit is a multiple of 10.
 */
export function checkDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/** Why a text is no bar code, in words for the person; `null` for one that is. */
export function barCodeFault(code: string): string | null {
  if (code.length > LONGEST_BAR_CODE) return `«${code}» es muy largo: hasta ${LONGEST_BAR_CODE} signos.`;
  if (!SCANNABLE.test(code))
    return `«${code}» tiene signos que un lector no lee: solo letras sin acento, números y signos comunes.`;
  if (symbologyOf(code) === 'code128') return null;
  const right = checkDigit(code.slice(0, -1));
  if (code.endsWith(right)) return null;
  return `«${code}» no es un código de barras: el último número tendría que ser ${right}.`;
}

/** Ranges of EAN-13 that name no product to others: each shop uses them as it likes, or they are of coupons. */
const OF_NO_PRODUCT = /^(?:0[245]|2|98[1-4]|99)/;

/** The code by which others know the product too, for search engines and catalogues; `null` for any other. */
export function gtinOf(code: string): string | null {
  const symbology = symbologyOf(code);
  if (symbology === 'code128' || barCodeFault(code) !== null) return null;
  // A UPC is an EAN-13 that begins with a nought; those of 8 digits that begin with 0 or 2 are of shops too.
  if (symbology === 'ean8') return /^[02]/.test(code) ? null : code;
  return OF_NO_PRODUCT.test(code.padStart(13, '0')) ? null : code;
}

/** The shop's own EAN-13 with this number, of the range for use inside a shop. */
export function ownBarCode(number: number): string {
  const digits = `2${String(number).padStart(11, '0')}`;
  return digits + checkDigit(digits);
}
