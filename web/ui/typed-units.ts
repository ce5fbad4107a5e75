/** The units typed into a stepper, capped at `max`. An empty field is 0; text that is no whole number is `null`. */
export function typedUnits(text: string, max: number): number | null {
  const digits = text.trim();
  if (digits === '') return 0;
  if (!/^\d+$/.test(digits)) return null;
  return Math.min(Number(digits), max);
}
