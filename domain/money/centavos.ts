/** An amount of Argentine pesos as a whole number of centavos: `$ 1.234,56` is `123456`. */
export type Centavos = number & { readonly unit: 'centavos' };

/** The largest stored or added amount. With ten trillion pesos every sum is a safe integer. */
export const MAX_CENTAVOS = 1_000_000_000_000_000 as Centavos;

export const ZERO = 0 as Centavos;

/** @throws RangeError when `value` is not a whole number between `-MAX_CENTAVOS` and `MAX_CENTAVOS` */
export function centavos(value: number): Centavos {
  if (!Number.isInteger(value) || Math.abs(value) > MAX_CENTAVOS) {
    throw new RangeError(`not an amount in centavos: ${value}`);
  }
  return value as Centavos;
}

/** `pesos(54_000)` is 5.400.000 centavos. @throws RangeError for a fraction of a centavo */
export function pesos(value: number): Centavos {
  const inCentavos = Math.round(value * 100);
  if (Math.abs(inCentavos / 100 - value) > 1e-9) throw new RangeError(`finer than a centavo: ${value}`);
  return centavos(inCentavos);
}

/** The sum of amounts; 0 for none. */
export function sumOf(amounts: Iterable<Centavos>): Centavos {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return centavos(sum);
}
