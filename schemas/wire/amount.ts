import { type Centavos, centavos } from '#domain/money/centavos.ts';

/** Amounts of orders are JSON numbers in pesos: 108333 centavos is `1083.33`. */
export function amountToWire(amount: Centavos): number {
  return amount / 100;
}

/** @throws RangeError for a number that is not a valid amount */
export function amountFromWire(amount: number): Centavos {
  return centavos(Math.round(amount * 100));
}
