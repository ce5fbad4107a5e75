const ONES = [
  ...['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once'],
  ...['doce', 'trece', 'catorce', 'quince', 'dieciseis', 'diecisiete', 'dieciocho', 'diecinueve', 'veinte'],
  ...['veintiuno', 'veintidos', 'veintitres', 'veinticuatro', 'veinticinco', 'veintiseis', 'veintisiete'],
  ...['veintiocho', 'veintinueve'],
];

const TENS = ['treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];

const NUMBERS = new Map<string, number>([
  ['un', 1],
  ['una', 1],
  ['cien', 100],
  ...ONES.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, index): [string, number] => [word, 30 + 10 * index]),
]);

/** The whole number that a word without accents says, up to a hundred; `undefined` for any other word. */
export function numberOf(word: string): number | undefined {
  return NUMBERS.get(word);
}

/**
 * A text with its numbers in digits, as a voice writes them: 'uno coma setenta y cinco metros' is '1,75 metros'.
 * @param words in lower case, without accents
 */
export function withDigits(words: readonly string[]): string[] {
  const read: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const value = numberOf(word);
    if (value === undefined) {
      read.push(word);
      continue;
    }
    const digit = words[at + 1] === 'y' ? numberOf(words[at + 2] ?? '') : undefined;
    const isCompound = value >= 30 && value < 100 && digit !== undefined && digit > 0 && digit < 10;
    read.push(String(isCompound ? value + digit : value));
    if (isCompound) at += 2;
  }
  return joined(read);
}

/** '1', 'coma', '75' is '1,75'. */
function joined(words: readonly string[]): string[] {
  const read: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [whole = '', comma, fraction = ''] = words.slice(at, at + 3);
    if (comma === 'coma' && isDigits(whole) && isDigits(fraction)) {
      read.push(`${whole},${fraction}`);
      at += 2;
    } else read.push(whole);
  }
  return read;
}

function isDigits(text: string): boolean {
  return /^\d+$/.test(text);
}
