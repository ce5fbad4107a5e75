// A dot can't be a thousands separator before one or two digits, so both signs are read.
const PERCENT = /^(\d{1,4})(?:[.,](\d{1,2}))?\s*%?$/;

/** Reads a percent as people type it, in hundredths: '12,5' is `1250`. `null` for any other text, and for 0. */
export function typedPercent(text: string): number | null {
  const [, whole, fraction = ''] = PERCENT.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const hundredths = Number(whole + fraction.padEnd(2, '0'));
  return hundredths === 0 ? null : hundredths;
}
