import { type Centavos, centavos, MAX_CENTAVOS } from './centavos.ts';

const DECIMAL = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;

/** Reads a numeric string of the API, with a dot: `'1500.50'` (PRICE-006). `null` for any other text. */
export function parseDecimalString(text: string): Centavos | null {
  const [, sign, whole, fraction = ''] = DECIMAL.exec(text) ?? [];
  if (whole === undefined) return null;

  const amount = Number(whole + fraction.padEnd(2, '0'));
  if (amount > MAX_CENTAVOS) return null;
  return centavos(sign === '-' && amount > 0 ? -amount : amount);
}

/** Writes pesos as the API's numeric string: `'5000'`, `'1500.50'`. */
export function toDecimalString(amount: Centavos): string {
  const sign = amount < 0 ? '-' : '';
  const whole = Math.trunc(Math.abs(amount) / 100);
  const fraction = Math.abs(amount) % 100;
  return fraction === 0 ? `${sign}${whole}` : `${sign}${whole}.${String(fraction).padStart(2, '0')}`;
}
