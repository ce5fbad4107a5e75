import { type CatalogueEntry, codeKey, type Searchable } from '../entries/catalogue-entry.ts';

/** What has a text's code, without minding dashes, dots and spaces, or that code's digits (FIND-003). */
type OfCode<Found> = {
  readonly whole: readonly Found[];
  /** Those whose codes only begin with the text, if it has a digit. */
  readonly begun: readonly Found[];
  /** Where there are none of both, those whose codes look like the text: a guess. */
  readonly misread: readonly Found[];
};

export function codeMatches<T extends Searchable>(
  entries: readonly CatalogueEntry<T>[],
  text: string,
  isSought?: (position: number) => boolean,
): OfCode<T> {
  const { whole, begun, misread } = codePositions(entries, text, isSought);
  const productsAt = (positions: readonly number[]) =>
    positions.flatMap((position) => entries[position]?.product ?? []);
  return { whole: productsAt(whole), begun: productsAt(begun), misread: productsAt(misread) };
}

export function codePositions(
  entries: readonly CatalogueEntry<Searchable>[],
  text: string,
  isSought: (position: number) => boolean = () => true,
): OfCode<number> {
  const sought = bareCode(text);
  const whole: number[] = [];
  const begun: number[] = [];
  if (sought === '') return { whole, begun, misread: [] };
  const hasDigit = /\d/.test(sought);
  const areDigits = DIGITS_OF_CODE.test(sought);
  entries.forEach(({ code, product }, position) => {
    const end = endOfBeginning(code, sought);
    const hasDigits = areDigits && code.endsWith(sought) && code.replaceAll(/\D/g, '') === sought;
    if ((end === null && !hasDigits) || product.code === null || !isSought(position)) return;
    if (end === null || isOver(code, end)) whole.push(position);
    else if (hasDigit) begun.push(position);
  });
  const canBeMisread = whole.length + begun.length === 0 && MISREAD_CODE.test(sought);
  const misread = canBeMisread ? misreadPositions(entries, sought).filter(isSought) : [];
  return { whole, begun, misread };
}

/** Letters that are read off a label for digits, in a text that can be a code. */
const MISREAD_CODE = /^(?=.*\d)(?=.*[ilob018])[a-z\d]{5,}$/;

const DIGIT_LIKE: Readonly<Record<string, string>> = { i: '1', l: '1', o: '0', b: '8' };

/** The codes that look like the text: 'hil-lll977' is read off a label that says 'HIL-111977'. */
function misreadPositions(entries: readonly CatalogueEntry<Searchable>[], sought: string): number[] {
  const look = lookOf(sought);
  const first = look.charAt(0);
  const found: number[] = [];
  entries.forEach(({ code, product }, position) => {
    // Most codes begin with another look, which has to be seen fast.
    const sign = code.charAt(afterSeparators(code, 0));
    if (sign !== first && DIGIT_LIKE[sign] !== first) return;
    if (product.code !== null && lookOf(bareCode(code)) === look) found.push(position);
  });
  return found;
}

function lookOf(code: string): string {
  return code.replaceAll(/[ilob]/g, (sign) => DIGIT_LIKE[sign] ?? sign);
}

/** As many digits as no amount has say which code is meant. */
const DIGITS_OF_CODE = /^\d{4,}$/;

function bareCode(code: string): string {
  return [...codeKey(code)].filter((sign) => !SEPARATORS.has(sign.charCodeAt(0))).join('');
}

/** Where the bare text ends in a code that begins with it; `null` in any other code. */
function endOfBeginning(code: string, bare: string): number | null {
  const first = code.charCodeAt(0);
  // Most codes begin otherwise, which has to be seen fast.
  if (first !== bare.charCodeAt(0) && !SEPARATORS.has(first)) return null;
  let at = 0;
  for (let place = 0; place < bare.length; place += 1) {
    at = afterSeparators(code, at);
    if (code.charCodeAt(at) !== bare.charCodeAt(place)) return null;
    at += 1;
  }
  return at;
}

function isOver(code: string, from: number): boolean {
  return afterSeparators(code, from) === code.length;
}

function afterSeparators(code: string, from: number): number {
  let at = from;
  while (SEPARATORS.has(code.charCodeAt(at))) at += 1;
  return at;
}

const SEPARATORS = new Set([...'-–—. \t\n\u00a0'].map((sign) => sign.charCodeAt(0)));
