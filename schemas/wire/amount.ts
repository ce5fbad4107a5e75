import { type Centavos, centavos } from '#domain/money/centavos.ts';

/** Amounts of orders travel as JSON numbers in pesos: 108333 centavos is `1083.33`. */
export function amountToWire(amount: Centavos): number {
  return amount / 100;
}

/** @throws RangeError when the number is no amount that a shop could owe. */
export function amountFromWire(amount: number): Centavos {
  return centavos(Math.round(amount * 100));
}
