/** Why a text is no CBU or CVU: signs that are no digits, their number, or a check digit that does not fit. */
export type BankKeyProblem = 'not-digits' | 'too-short' | 'too-long' | 'bank-digit' | 'account-digit';

const LENGTH = 22;
const BANK_WEIGHTS = [7, 1, 3, 9, 7, 1, 3] as const;
const ACCOUNT_WEIGHTS = [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3] as const;
const BANK_LENGTH = BANK_WEIGHTS.length + 1;

/** A CBU or CVU without the spaces, dots and dashes that people group its digits by. */
export function bankKeyDigits(text: string): string {
  return text.replace(/[\s.-]/g, '');
}

/**
 * What is wrong with a CBU (of a bank) or CVU (of a wallet): 22 digits, of which the first 8 (bank and branch) and the last
 * 14 (account) each end in a digit that checks them. `null` for a good one.
 */
export function bankKeyProblem(text: string): BankKeyProblem | null {
  const digits = bankKeyDigits(text);
  if (!/^\d*$/.test(digits)) return 'not-digits';
  if (digits.length < LENGTH) return 'too-short';
  if (digits.length > LENGTH) return 'too-long';
  if (!hasCheckDigit(digits.slice(0, BANK_LENGTH), BANK_WEIGHTS)) return 'bank-digit';
  if (!hasCheckDigit(digits.slice(BANK_LENGTH), ACCOUNT_WEIGHTS)) return 'account-digit';
  return null;
}

/** '99905242 15240048761075': the digits as people read them out, the bank's apart from the account's. */
export function groupedBankKey(digits: string): string {
  return `${digits.slice(0, BANK_LENGTH)} ${digits.slice(BANK_LENGTH)}`.trim();
}

/** Wallets' keys (CVU) begin with three zeros, which no bank has. */
export function bankKeyName(digits: string): 'CBU' | 'CVU' {
  return digits.startsWith('000') ? 'CVU' : 'CBU';
}

/** The last digit makes the weighted sum of all a multiple of ten. */
function hasCheckDigit(block: string, weights: readonly number[]): boolean {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(block.charAt(place)), 0);
  return (10 - (sum % 10)) % 10 === Number(block.charAt(weights.length));
}
