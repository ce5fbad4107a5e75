import { formatWholeNumber } from '#domain/text/format.ts';

/** 'entran hasta 5.000 letras', the end of the texts about too long a field. */
export function roomFor(letters: number): string {
  return `entran hasta ${formatWholeNumber(letters)} letras`;
}
