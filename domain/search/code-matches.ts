import { codeKey, type Searchable } from '../catalogue/catalogue-entry.ts';
import type { CatalogueIndex } from '../catalogue/search-index.ts';

/**
 * The products whose code is the text, without minding dashes, dots and spaces; after them those whose code begins with
 * it, if it has a digit (FIND-003).
 */
export function codeMatches<T extends Searchable>({ entries }: CatalogueIndex<T>, text: string): T[] {
  const sought = bareCode(text);
  if (sought === '') return [];
  const whole: T[] = [];
  const begun: T[] = [];
  for (const { code, product } of entries) {
    const end = endOfBeginning(code, sought);
    if (end === null || product.code === null) continue;
    if (isBare(code, end)) whole.push(product);
    else begun.push(product);
  }
  return HAS_DIGIT.test(sought) ? [...whole, ...begun] : whole;
}

/** A code without dashes, dots and spaces. */
export function bareCode(code: string): string {
  return codeKey(code).replace(/[-–—.\s]/g, '');
}

const HAS_DIGIT = /\d/;

/** Where the bare text ends in a code that begins with it; `null` in any other code. */
function endOfBeginning(code: string, bare: string): number | null {
  let at = 0;
  for (let place = 0; place < bare.length; place += 1) {
    while (isSeparator(code.charCodeAt(at))) at += 1;
    if (code.charCodeAt(at) !== bare.charCodeAt(place)) return null;
    at += 1;
  }
  return at;
}

function isBare(code: string, from: number): boolean {
  let at = from;
  while (isSeparator(code.charCodeAt(at))) at += 1;
  return at === code.length;
}

const SEPARATORS = new Set([...'-–—. \t\u00a0'].map((sign) => sign.charCodeAt(0)));

const isSeparator = (unit: number) => SEPARATORS.has(unit);
