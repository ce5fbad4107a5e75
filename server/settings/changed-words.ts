import { isDeepStrictEqual } from 'node:util';
import { truncated } from '#domain/text/truncated.ts';
import { fieldLabel } from '#server/kernel/field-label.ts';

const MAX_LENGTH = 80;

/** What a change did, in words: 'Nombre: «Casa Hilván» → «La Aguja»; Logo: nada → «/images/….webp»'. */
export function changedWords<Value extends object>(before: Value, after: Value): string {
  const was: ReadonlyMap<string, unknown> = new Map(Object.entries(before));
  return Object.entries(after)
    .filter(([field, value]) => !isDeepStrictEqual(was.get(field), value))
    .map(([field, value]) => `${fieldLabel(field)}: ${quoted(was.get(field))} → ${quoted(value)}`)
    .join('; ');
}

function quoted(value: unknown): string {
  const words = wordsOf(value);
  return words === '' ? 'nada' : `«${truncated(words, MAX_LENGTH)}»`;
}

function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(', ');
  if (typeof value === 'object') return Object.values(value).map(wordsOf).filter(Boolean).join(' ');
  return DAYS.get(String(value)) ?? String(value);
}

const DAYS: ReadonlyMap<string, string> = new Map([
  ['Monday', 'lunes'],
  ['Tuesday', 'martes'],
  ['Wednesday', 'miércoles'],
  ['Thursday', 'jueves'],
  ['Friday', 'viernes'],
  ['Saturday', 'sábado'],
  ['Sunday', 'domingo'],
]);
