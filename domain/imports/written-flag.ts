import { normalised } from '../text/normalised.ts';

const YES = new Set(['si', 's', 'x', '1', 'true', 'verdadero', 'yes', 'y']);
const NO = new Set(['no', 'n', '0', '-1', 'false', 'falso']);

/** A yes or no as spreadsheets have it; `null` for any other text. */
export function writtenFlag(text: string): boolean | null {
  const word = normalised(text.trim());
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}

const LISTED = new Set([
  'active',
  'activa',
  'activo',
  'visible',
  'catalog',
  'search',
  'publicado',
  'publicada',
]);
const UNLISTED = new Set([
  'draft',
  'borrador',
  'archived',
  'archivado',
  'unlisted',
  'no listado',
  'no listada',
  'hidden',
  'oculto',
  'oculta',
  'paused',
  'pausada',
  'inactive',
  'inactiva',
  'closed',
  'finalizada',
]);

/** Whether a program's second switch shows a product; `null` for a text that says neither. */
export function writtenListing(text: string): boolean | null {
  const word = normalised(text.trim());
  if (LISTED.has(word)) return true;
  return UNLISTED.has(word) ? false : writtenFlag(text);
}
