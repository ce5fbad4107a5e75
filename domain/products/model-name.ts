import { isBlank } from '../text/is-blank.ts';

/**
 * The name of a new model: as typed, or 'Modelo N' for a blank text (WIZARD-017). N is the count plus 1, or the next
 * free number, because quantities use the name as their key.
 */
export function modelName(typed: string, models: readonly string[]): string {
  const name = typed.trim();
  if (!isBlank(name)) return name;

  let number = models.length + 1;
  while (models.includes(`Modelo ${number}`)) number += 1;
  return `Modelo ${number}`;
}
