import { normalisedCategory } from '../text/normalised.ts';
import { OTHERS } from './taxonomy.ts';

/** In letters. Addresses of longer ones would not be shared between visitors. */
export const MAX_CATEGORY_NAME = 60;

/** Names that mean something else in addresses and forms: no filter, both sections, and the type of all the rest. */
const RESERVED: ReadonlySet<string> = new Set(['all', 'merceria', 'maquinas de coser', OTHERS.toLowerCase()]);

export type NameFault = 'empty-name' | 'long-name' | 'reserved-name' | 'forbidden-character';

/** The name without needless spaces. */
export function tidyName(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ');
}

/** What speaks against a tidy name, whatever other categories there are; `null` for a good one. */
export function nameFault(name: string, level: 'subsection' | 'type'): NameFault | null {
  if (name === '') return 'empty-name';
  if (name.length > MAX_CATEGORY_NAME) return 'long-name';
  if (RESERVED.has(normalisedCategory(name))) return 'reserved-name';
  // Spreadsheets write 'Mercería > Hilos > Bordar', and counts of types 'subsection/type'.
  const forbidden = level === 'type' ? /[>/\p{C}]/u : /[>\p{C}]/u;
  return forbidden.test(name) ? 'forbidden-character' : null;
}
