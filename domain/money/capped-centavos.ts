import { type Centavos, centavos, MAX_CENTAVOS } from './centavos.ts';

/**
 * An exact amount, limited to `MAX_CENTAVOS`: people can type any quantity into a cart, and a sum above ten trillion
 * pesos must not break the page.
 */
export function cappedCentavos(amount: bigint): Centavos {
  return amount > BigInt(MAX_CENTAVOS) ? MAX_CENTAVOS : centavos(Number(amount));
}
