import { type Centavos, centavos } from '../money/centavos.ts';
import { halfUp } from '../money/rounded-quotient.ts';

/** A percentage as a whole number of hundredths of a percent: 12.5 % is 1250. */
export type PercentHundredths = number & { readonly unit: 'hundredths of a percent' };

/** A hundredfold price in one change is a slip of the pen. */
const MAX_HUNDREDTHS = 1_000_000;

const PERCENT = /^([+-]?)(\d{1,5})(?:\.(\d{1,2}))?$/;

/** Reads '12.5', '-3' or '+7.25'; `null` for any other text and beyond ±10,000 % (STUDIO-003). */
export function parsePercent(text: string): PercentHundredths | null {
  const [, sign, whole, fraction = ''] = PERCENT.exec(text) ?? [];
  if (whole === undefined) return null;
  const hundredths = Number(whole + fraction.padEnd(2, '0'));
  if (hundredths > MAX_HUNDREDTHS) return null;
  return (sign === '-' && hundredths > 0 ? -hundredths : hundredths) as PercentHundredths;
}

/** An amount and a percentage of it, half up to the centavo. @param amount 0 or more */
export function withPercent(amount: Centavos, percent: PercentHundredths): Centavos {
  const whole = 10_000n;
  return centavos(
    Number(halfUp({ numerator: BigInt(amount) * (whole + BigInt(percent)), denominator: whole })),
  );
}

/** '+12,5 %', '-3 %', '+0 %', with a no-break space. */
export function formatSignedPercent(percent: PercentHundredths): string {
  const size = Math.abs(percent);
  const fraction = size % 100;
  const digits = fraction % 10 === 0 ? String(fraction / 10) : String(fraction).padStart(2, '0');
  const decimals = fraction === 0 ? '' : `,${digits}`;
  return `${percent < 0 ? '-' : '+'}${Math.floor(size / 100)}${decimals}\u00a0%`;
}
