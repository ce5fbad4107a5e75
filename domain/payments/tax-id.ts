/** Why a text is no CUIT: its form, or a last digit that does not fit. */
export type TaxIdProblem = 'form' | 'check-digit';

const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2] as const;
const FORM = /^\d{2}[ -]?\d{8}[ -]?\d$/;

/**
 * What is wrong with a CUIT or CUIL; `null` for a good one. Where the sum asks for a 10 there is none: ARCA gives such a
 * person another prefix.
 */
export function taxIdProblem(text: string): TaxIdProblem | null {
  if (!FORM.test(text.trim())) return 'form';
  const digits = taxIdDigits(text);
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits.charAt(place)), 0);
  const check = (11 - (sum % 11)) % 11;
  return check === Number(digits.charAt(WEIGHTS.length)) ? null : 'check-digit';
}

/** A CUIT's digits alone. */
export function taxIdDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** '30-00000000-7'; a text of another form stays as it is. */
export function writtenTaxId(text: string): string {
  if (!FORM.test(text.trim())) return text;
  const digits = taxIdDigits(text);
  return `${digits.slice(0, 2)}-${digits.slice(2, 10)}-${digits.slice(10)}`;
}
