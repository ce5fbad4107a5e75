import { type Centavos, centavos, MAX_CENTAVOS } from '#domain/money/centavos.ts';

/** Reads '64800.90' of a multipart form; `null` for any other text. */
export function pesosInDots(text: string): Centavos | null {
  const [, whole, fraction = ''] = /^(\d{1,14})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const amount = Number(whole + fraction.padEnd(2, '0'));
  return amount > MAX_CENTAVOS ? null : centavos(amount);
}
