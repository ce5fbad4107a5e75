import { folded } from './folded.ts';
import { measure, numberIn, UNIT } from './measures.ts';

/** A part of a text as it is compared, with the text itself. */
export type Token = {
  /** An ordinal is a number after 'N.º', a pair such as '90/14', a model such as 'CF-120'. */
  readonly kind: 'word' | 'number' | 'measure' | 'ordinal' | 'pair' | 'model';
  /** 'hilo', '5', '200mm', 'n5', '90/14', 'cf120'. */
  readonly text: string;
  /** The numbers of a measure, a pair or a model by themselves. */
  readonly numbers: readonly string[];
  readonly typed: string;
};

/** What `folded` leaves of the dots and letters of 'N.º', 'nro.', 'núm.'. */
const ORDINAL = String.raw`(?<![\p{L}\p{N}])(?:n(?:[.o]|ro|um(?:ero)?)*\.?|#)\s*(?<ordinal>\d+(?:[.,]\d+)?)(?:-(?<last>\d+(?:[.,]\d+)?))?`;
const MODEL = String.raw`(?<![\p{L}\p{N}])(?!x\d|\d)(?<model>[a-z]{1,4}(?:[-.×]?\d[a-z\d]*)+)`;
const FRACTION = '1/[24]|3/4';
const PAIR = String.raw`(?<pair>(?!(?:${FRACTION})(?!\d))\d+(?:[/-]\d+)+)`;
const NUMBER = String.raw`(?<number>(?:\d+ )?(?:${FRACTION})|\d+(?:[.,]\d+)*)(?:\s*(?<unit>${UNIT})(?![\p{L}\p{N}])|\s*(?:u|un|uds?|unid(?:ad(?:es)?)?)(?![\p{L}\p{N}])\.?)?`;
const SCAN = new RegExp(`${ORDINAL}|${MODEL}|${PAIR}|${NUMBER}|(?<word>\\p{L}{1,40})`, 'gu');

/** The words, numbers and amounts of a text. A single 'x' only stands between others. */
export function tokensIn(text: string): Token[] {
  const plain = folded(text);
  const digit = plain.search(/\d/);
  if (digit === -1) return wordsIn(plain);
  // Before the word that a number may belong to there are words alone, which are found faster.
  const from = Math.max(0, plain.lastIndexOf(' ', plain.lastIndexOf(' ', digit) - 1));
  const tokens = wordsIn(plain.slice(0, from));
  let before: { readonly at: number; readonly number: number } | null = null;
  for (const match of plain.slice(from).matchAll(SCAN)) {
    const { word, number, unit } = match.groups ?? {};
    if (word === 'x') continue;
    // '10 × 14 cm' are two amounts.
    if (unit !== undefined && before?.at === tokens.length - 1 && /^(?:mm|cm)/.test(unit)) {
      tokens[before.at] = measured(before.number, unit, tokens[before.at]?.typed ?? '');
    }
    const token = tokenOf(match);
    tokens.push(token);
    before =
      token.kind === 'number' && number !== undefined
        ? { at: tokens.length - 1, number: numberIn(number) }
        : null;
  }
  return tokens;
}

function wordsIn(text: string): Token[] {
  const words = text.match(/\p{L}{1,40}/gu) ?? [];
  return words
    .filter((word) => word !== 'x')
    .map((word) => ({ kind: 'word', text: word, numbers: [], typed: word }));
}

function tokenOf(match: RegExpMatchArray): Token {
  const [typed] = match;
  const { ordinal, last, model, pair, number, unit, word = typed } = match.groups ?? {};
  if (ordinal !== undefined) {
    const numbers = [ordinal, ...(last === undefined ? [] : [last])].map((one) => `${numberIn(one)}`);
    return { kind: 'ordinal', text: `n${numbers.join('/')}`, numbers, typed };
  }
  if (model !== undefined)
    return { kind: 'model', text: modelKey(model), numbers: model.match(/\d+/g) ?? [], typed };
  if (pair !== undefined) {
    const numbers = pair.split(/[/-]/).map((one) => `${numberIn(one)}`);
    return { kind: 'pair', text: numbers.join('/'), numbers, typed };
  }
  if (number === undefined) return { kind: 'word', text: word, numbers: [], typed };
  if (unit !== undefined) return measured(numberIn(number), unit, typed);
  return { kind: 'number', text: `${numberIn(number)}`, numbers: [], typed };
}

function measured(number: number, unit: string, typed: string): Token {
  return { kind: 'measure', text: measure(number, unit), numbers: [`${number}`], typed };
}

/** 'DB×1' and 'DBx1' are one model. */
function modelKey(model: string): string {
  return model.replaceAll(/[-.×]/g, '').replace(/(?<=[a-z])x(?=\d)/, '');
}

/** What a token of a product is found by. A number that belongs to something is marked, so that it counts less. */
export function keysOf({ kind, text, numbers }: Token): readonly string[] {
  if (kind === 'ordinal') return [text, ...numbers];
  return [text, ...numbers.map(partOf)];
}

/** How the number of a measure, a pair or a model is found. */
export function partOf(number: string): string {
  return `${number}#`;
}
