import { parseAmount } from '#domain/financing/calculate-financing.ts';
import { formatWholeNumber } from '#web/format.ts';

type TypedText = { readonly text: string /** Position of the caret in it. */; readonly caret: number };

/** The typed digits in groups, with the caret after the same digit (CALC-007). */
export function typedAmount({ text, caret }: TypedText): TypedText {
  const grouped = groupedAmount(text);
  return { text: grouped, caret: caretAfter({ text: grouped, digits: digitsIn(text.slice(0, caret)) }) };
}

/** '$120000,' is '120.000'; text without a digit is an empty field, which counts as 0 (CALC-008). */
export function groupedAmount(text: string): string {
  return digitsIn(text) === 0 ? '' : formatWholeNumber(parseAmount(text));
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length;
}

function caretAfter({ text, digits }: { text: string; digits: number }): number {
  let caret = 0;
  for (let left = digits; left > 0 && caret < text.length; caret += 1) {
    if (/\d/.test(text.charAt(caret))) left -= 1;
  }
  return caret;
}
