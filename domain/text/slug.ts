import { normalised } from './normalised.ts';

/** Long enough for what tells products apart, short enough for a line of a chat. */
const MAX_LENGTH = 60;

/** A name as the readable part of an address: 'Cinta de raso 25 mm' is 'cinta-de-raso-25-mm'. '' for a name without letters and digits. */
export function slug(name: string): string {
  const words = normalised(name).replaceAll(/[^a-z\d]+/g, ' ');
  return words.trim().slice(0, MAX_LENGTH).trimEnd().replaceAll(' ', '-');
}
