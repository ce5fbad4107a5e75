import { UNIT } from '../tokens/measures.ts';
import { QUANTITY, unitsOf } from './quantity-words.ts';

/** One way to read a line. */
export type Reading = { readonly text: string; readonly units: number };

/** A number before one of these is a measure, and part of the name. */
// A 'centímetro' is a thing, too: '2 centímetro retráctil'.
const MEASURE = `(?!centimetro\\s|centímetro\\s)(?:${UNIT}|cent[ií]metros?|hs?)(?![\\p{L}\\p{N}])`;
const NOT_OF_A_NUMBER = `(?![\\d/%°"”]|[.,]\\d|\\s*${MEASURE})`;

/** '2 x hilo', '2 u. de hilo', '2: hilo'. */
const LEADING = new RegExp(
  `^(?:x\\s*)?${QUANTITY}${NOT_OF_A_NUMBER}\\s*(?:[x×*](?=\\s*\\p{L})|[:=–-](?=\\s)|de\\s)?\\s*(?=[\\p{L}\\p{N}])(.+)$`,
  'iu',
);

/** 'hilo x 2', 'hilo (2)', 'hilo: 2', 'hilo - 2 u.', 'hilo, cantidad 2'. */
const TRAILING = new RegExp(
  `^(.+?)(?:\\s+[x×*]\\s*|\\s*[:=(\\[]\\s*|\\s+[–-]\\s*|,\\s+|[,\\s]\\s*cant(?:idad)?\\.?:?\\s*)${QUANTITY}[)\\]]?$`,
  'iu',
);

/** 'hilo 2 u.' */
const WITH_UNIT = new RegExp(`^(.+?)\\s+${QUANTITY}$`, 'iu');

/** The ways to read a line, the likeliest first. A quantity that says what it is belongs to no name: '10 u.', '(3)', 'dos'. */
export function readingsOf(line: string): readonly Reading[] {
  const cells = line.split(/[\t;|]/).map((cell) => cell.trim());
  const ofTable = cells.length > 1 ? tableReadings(cells.filter((cell) => cell !== '')) : [];
  const whole = cells.filter((cell) => !isAmount(cell)).join(' ');
  const atTheEnd = counted(WITH_UNIT, whole);
  const before = [
    ...leading(whole),
    ...counted(TRAILING, whole),
    ...atTheEnd.filter(({ isPlain }) => isPlain),
  ];
  const plain = before.filter(({ isPlain }) => isPlain);
  const others = [...before, { text: whole, units: 1 }, ...atTheEnd.filter(({ isPlain }) => !isPlain)];
  return [...ofTable, ...(plain.length > 0 ? plain : others)]
    .map(({ text, units }) => ({ text, units }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

type Counted = Reading & { readonly isPlain: boolean };

function leading(line: string): Counted[] {
  const [, count = '', multiple, unit, name = ''] = LEADING.exec(line) ?? [];
  const isPlain = multiple !== undefined || unit !== undefined || /^\p{L}/u.test(count);
  return readingWith(name.replace(/^de\s+/i, ''), count, multiple).map((reading) => ({
    ...reading,
    isPlain,
  }));
}

/** A quantity behind the name. */
function counted(form: RegExp, line: string): Counted[] {
  const [all = '', name = '', count = '', multiple, unit] = form.exec(line) ?? [];
  const isPlain = multiple !== undefined || unit !== undefined || all.endsWith(')');
  return readingWith(name, count, multiple).map((reading) => ({ ...reading, isPlain }));
}

/** A row of a spreadsheet: its number is the quantity, and each other cell may name the product. */
function tableReadings(cells: readonly string[]): Reading[] {
  const numbers = cells.filter((cell) => /^\d{1,4}$/.test(cell));
  const named = cells.filter((cell) => !isAmount(cell));
  return numbers.toReversed().flatMap((number) => {
    const others = named.filter((cell) => cell !== number);
    return [...others, others.join(' ')].flatMap((text) => readingWith(text, number, undefined));
  });
}

/** '$ 1.650' says what something costs. */
function isAmount(cell: string): boolean {
  return cell.startsWith('$');
}

function readingWith(text: string, count: string, multiple: string | undefined): Reading[] {
  const units = count === '' ? null : unitsOf(count, multiple);
  return units === null || text.trim() === '' ? [] : [{ text: text.trim(), units }];
}
