/**
 * What a spreadsheet can have in place of what somebody wrote: an error, a formula without a result, a day, a long number
 * of which it kept the first digits alone, a row with broken letters, or letters whose alphabet the file doesn't say.
 */
export type OddKind = 'error' | 'no-result' | 'date' | 'cut' | 'garbled' | 'guessed';

const REASONS: Readonly<Record<OddKind, (shown: string) => string>> = {
  error: (shown) => `«${shown}» es un error de una fórmula`,
  'no-result': () => 'tiene una fórmula sin resultado: abre la planilla, guárdala y súbela otra vez',
  date: (shown) => `«${shown}» es una fecha: la planilla cambió lo que se escribió; escríbelo como texto`,
  cut: (shown) => `«${shown}» es un número que la planilla acortó: escríbelo entero, como texto`,
  garbled: (shown) =>
    `«${shown}» está en una fila con letras rotas: guarda la planilla como CSV UTF-8 o XLSX y súbela otra vez`,
  guessed: (shown) =>
    `«${shown}» tiene letras que dependen del alfabeto del archivo: guárdalo como CSV UTF-8 o XLSX y súbelo otra vez`,
};

/** Why a cell can't be read; follows the name of the place. */
export function oddReason(kind: OddKind, shown: string): string {
  return REASONS[kind](shown);
}

const MONTH = '(?:ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic|jan|apr|aug|dec)';
const CHANGED_CODES: readonly (readonly [RegExp, OddKind])[] = [
  [/^\d(?:[.,]\d+)?E\+\d+$/, 'cut'],
  [/^(?:\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/(?:\d{2}|\d{4}))(?: 0?0:00(?::00)?)?$/, 'date'],
  // In small letters, as spreadsheets write months; a code in capitals is somebody's own.
  [new RegExp(`^(?:\\d{1,2}[-/]${MONTH}|${MONTH}[-/]\\d{2})$`), 'date'],
];

/** What a spreadsheet made of a code before it wrote it as text: '03-dic' of '3-12', '7,79E+12' of a bar code. */
export function changedCode(code: string): OddKind | null {
  return CHANGED_CODES.find(([form]) => form.test(code))?.[1] ?? null;
}
