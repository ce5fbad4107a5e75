import { type Centavos, pesos } from '../money/centavos.ts';
import { halfUp } from '../money/rounded-quotient.ts';

/** The multiples that prices can be rounded to (STUDIO-003), by their text in pesos. */
export const ROUNDING_STEPS = {
  '0.01': pesos(0.01),
  '1': pesos(1),
  '10': pesos(10),
  '50': pesos(50),
  '100': pesos(100),
  '500': pesos(500),
  '1000': pesos(1000),
} as const satisfies Record<string, Centavos>;

export const ROUNDING_MODES = ['nearest', 'up', 'down'] as const;

export type Rounding = {
  readonly to: keyof typeof ROUNDING_STEPS;
  /** 'nearest' rounds half up. */
  readonly mode: (typeof ROUNDING_MODES)[number];
};

export const TO_CENTAVOS: Rounding = { to: '0.01', mode: 'nearest' };

/** An amount of centavos above 0, rounded to a multiple of the step. */
export function rounded(amount: bigint, { to, mode }: Rounding): bigint {
  const step = BigInt(ROUNDING_STEPS[to]);
  return step * MULTIPLES[mode](amount, step);
}

const MULTIPLES: Record<Rounding['mode'], (amount: bigint, step: bigint) => bigint> = {
  nearest: (numerator, denominator) => halfUp({ numerator, denominator }),
  up: (amount, step) => (amount + step - 1n) / step,
  down: (amount, step) => amount / step,
};
