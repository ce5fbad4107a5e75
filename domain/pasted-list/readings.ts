import { QUANTITY, unitsOf } from './quantity-words.ts';

/** One way to read a line. */
export type Reading = { readonly text: string; readonly units: number };

/** A number before one of these is a measure, and part of the name. */
const MEASURE = '(?:mm|cm|mts?|metros?|m|grs?|gramos?|g|kg|kilos?|ml|lts?|l|pulgadas?|hs?)(?![\\p{L}\\p{N}])';
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

/** The ways to read a line, the likeliest first. */
export function readingsOf(line: string): readonly Reading[] {
  const cells = line.split(/[\t;|]/).map((cell) => cell.trim());
  const ofTable = cells.length > 1 ? tableReadings(cells.filter((cell) => cell !== '')) : [];
  const whole = cells.filter((cell) => !isAmount(cell)).join(' ');
  const bare = WITH_UNIT.exec(whole);
  const [, name = '', count = '', multiple, unit] = bare ?? [];
  const hasUnit = unit !== undefined || multiple !== undefined;
  const atTheEnd = readingWith(name, count, multiple);
  const readings = [
    ...ofTable,
    ...leading(whole),
    ...trailing(whole),
    ...(hasUnit ? atTheEnd : []),
    { text: whole, units: 1 },
    ...(hasUnit ? [] : atTheEnd),
  ];
  return readings.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

function leading(line: string): Reading[] {
  const [, count = '', multiple, , name = ''] = LEADING.exec(line) ?? [];
  return readingWith(name.replace(/^de\s+/i, ''), count, multiple);
}

function trailing(line: string): Reading[] {
  const [, name = '', count = '', multiple] = TRAILING.exec(line) ?? [];
  return readingWith(name, count, multiple);
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
