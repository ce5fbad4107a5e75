import { normalised } from '../text/normalised.ts';

/** The letters of a column, from 0: A to Z, then AA to ZZ, then AAA (bijective base 26). */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

/** Unique names: an empty one becomes 'Columna F', a repeated one 'Precio (2)'. */
export function columnNames(header: readonly string[]): string[] {
  const taken = new Set<string>();
  return header.map((written, index) => {
    const name =
      written.trim() === '' || written === '__proto__' ? `Columna ${columnLetters(index)}` : written.trim();
    let unique = name;
    for (let number = 2; taken.has(unique); number += 1) unique = `${name} (${number})`;
    taken.add(unique);
    return unique;
  });
}

/** A column's name without case, accents and repeated spaces. */
export function columnKey(name: string): string {
  return normalised(name)
    .replace(/[\s_]+/g, ' ')
    .trim();
}
