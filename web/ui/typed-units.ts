/**
 * The units typed into a stepper, capped at `max`. An empty field is 0. `null` is text that is no whole number: ignore it.
 */
export function typedUnits(text: string, max: number): number | null {
  const digits = text.trim();
  if (digits === '') return 0;
  if (!/^\d+$/.test(digits)) return null;
  return Math.min(Number(digits), max);
}
