/** Why a text is no alias of an account: its length, or a sign that aliases don't have. */
export type BankAliasProblem = 'length' | 'signs';

/** An alias has 6 to 20 letters (without accents or ñ), digits, dots and dashes; `null` for a good one. */
export function bankAliasProblem(text: string): BankAliasProblem | null {
  if (!/^[A-Za-z0-9.-]*$/.test(text)) return 'signs';
  return text.length < 6 || text.length > 20 ? 'length' : null;
}
