/**
 * What a person typed into a stepper as a whole number of units, capped at `max`.
 * An emptied field is 0; anything that is no whole number is `null`: ignore it.
 */
export function typedUnits(text: string, max: number): number | null {
  const digits = text.trim();
  if (digits === '') return 0;
  if (!/^\d+$/.test(digits)) return null;
  return Math.min(Number(digits), max);
}
