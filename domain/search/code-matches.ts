import { type CatalogueEntry, codeKey, type Searchable } from '../catalogue/catalogue-entry.ts';

/** The products of a text's code, without minding dashes, dots and spaces (FIND-003). */
export type CodeMatches<T> = {
  readonly whole: readonly T[];
  /** Those whose codes only begin with the text, if it has a digit. */
  readonly begun: readonly T[];
};

export function codeMatches<T extends Searchable>(
  entries: readonly CatalogueEntry<T>[],
  text: string,
  isSought: (position: number) => boolean = () => true,
): CodeMatches<T> {
  const sought = bareCode(text);
  const whole: T[] = [];
  const begun: T[] = [];
  if (sought === '') return { whole, begun };
  const hasDigit = /\d/.test(sought);
  entries.forEach(({ code, product }, position) => {
    const end = endOfBeginning(code, sought);
    if (end === null || product.code === null || !isSought(position)) return;
    if (isOver(code, end)) whole.push(product);
    else if (hasDigit) begun.push(product);
  });
  return { whole, begun };
}

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
