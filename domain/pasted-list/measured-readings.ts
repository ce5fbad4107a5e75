import { readQuantity } from '../measure/read-quantity.ts';
import { MEASURE_CODES, type MeasureCode, type SaleUnit, SCALES } from '../measure/sale-unit.ts';
import { namesUnit } from '../measure/unit-words.ts';

/** A line that says how much of a thing it asks for: '1,5 m cinta raso', 'metro y medio de elástico' (UNIT-003). */
export type MeasuredReading = {
  readonly text: string;
  /** As it was written. */
  readonly amount: string;
  readonly code: MeasureCode;
};

/** An amount has no more words: 'uno coma setenta y cinco metros'. */
const MOST_WORDS = 7;

/** The readings of a line whose first or last words are an amount with its unit; of each end the longest amount. */
export function measuredReadings(line: string): readonly MeasuredReading[] {
  const words = line.replaceAll(/\s+/g, ' ').trim().split(' ');
  return MEASURE_CODES.flatMap((code) => {
    const isAmount = (some: readonly string[]) => some.at(-1) !== 'de' && saysAmount(some.join(' '), code);
    const sizes = Array.from({ length: Math.min(MOST_WORDS, words.length - 1) }, (_, at) => at + 1).reverse();
    const first = sizes.find((size) => isAmount(words.slice(0, size)));
    const last = sizes.find((size) => isAmount(words.slice(-size)));
    return [
      ...(first === undefined ? [] : [{ code, amount: words.slice(0, first), rest: words.slice(first) }]),
      ...(last === undefined ? [] : [{ code, amount: words.slice(-last), rest: words.slice(0, -last) }]),
    ].map(({ amount, rest }) => ({
      code,
      amount: amount.join(' '),
      text: rest.filter((word, at) => !isJoint(word, at === 0 || at === rest.length - 1)).join(' '),
    }));
  });
}

/** What stands between an amount and its thing: '2 m de cinta', 'cinta x 2 m', 'cinta: 2 m'. */
function isJoint(word: string, isAtEdge: boolean): boolean {
  return isAtEdge && ['de', 'x', '×', ':', '=', '-', '–'].includes(word.toLowerCase());
}

function saysAmount(text: string, code: MeasureCode): boolean {
  const anyStep: SaleUnit = { code, scale: SCALES[code], increment: 1, minimum: 1 };
  return namesUnit(text, code) && readQuantity(text, anyStep) !== null;
}
