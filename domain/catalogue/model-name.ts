/**
 * The name of a model that is added: as typed, or 'Modelo N' when blank (WIZARD-017). N is the count plus 1, or the
 * next number that no other model has: quantities are counted by the name.
 */
export function modelName(typed: string, models: readonly string[]): string {
  const name = typed.trim();
  if (name !== '') return name;

  let number = models.length + 1;
  while (models.includes(`Modelo ${number}`)) number += 1;
  return `Modelo ${number}`;
}
