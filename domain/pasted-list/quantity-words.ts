import { MOST_UNITS } from '../measure/sale-unit.ts';

/** Counts as people write them out. */
const COUNTS = new Map<string, number>(
  Object.entries({
    un: 1,
    una: 1,
    uno: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    quince: 15,
    dieciseis: 16,
    dieciséis: 16,
    dieciocho: 18,
    veinte: 20,
    veinticuatro: 24,
    veinticinco: 25,
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    sesenta: 60,
    cien: 100,
    media: 0.5,
    '1/2': 0.5,
    '½': 0.5,
  }),
);

const WORDS = [...COUNTS.keys()].filter((word) => /^\p{L}/u.test(word)).join('|');
const COUNT = `1/2|½|\\d{1,3}(?:\\.\\d{3})+|\\d{1,6}|(?:${WORDS})(?!\\p{L})`;
const MULTIPLE = 'docenas?|pares|par';
const UNIT = 'unidad(?:es)?|unids?\\.?|uds?\\.?|un\\.|u\\.?|piezas?|pzas?\\.?';
/** '2 (dos)'. */
const SAID_AGAIN = `(?:\\s*\\((?:${WORDS})\\))?`;

/** A count with its unit: '3', '1.000', 'dos', '2 (dos)', '3 docenas', '12 u.'. Groups: count, multiple, unit. */
export const QUANTITY = `(${COUNT})${SAID_AGAIN}(?:\\s*(${MULTIPLE})\\b)?(?:\\s*(${UNIT})(?![\\p{L}\\p{N}]))?`;

/** The units of a quantity; `null` if no line of a cart can have so many, or it is none, such as 'media' alone. */
export function unitsOf(count: string, multiple: string | undefined): number | null {
  const number = COUNTS.get(count.toLowerCase()) ?? Number(count.replaceAll('.', ''));
  const units = number * factorOf(multiple);
  return Number.isInteger(units) && units > 0 && units <= MOST_UNITS ? units : null;
}

function factorOf(multiple = ''): number {
  if (/^docena/i.test(multiple)) return 12;
  return multiple === '' ? 1 : 2;
}
