import { normalised } from '../text/normalised.ts';

const YES = new Set(['si', 's', 'x', '1', 'true', 'verdadero', 'yes', 'y']);
const NO = new Set(['no', 'n', '0', '-1', 'false', 'falso']);

/** A yes or no as spreadsheets have it; `null` for any other text. */
export function writtenFlag(text: string): boolean | null {
  const word = normalised(text.trim());
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}
