import { type Centavos, centavos, MAX_CENTAVOS } from './centavos.ts';

/**
 * An amount that was worked out exactly, held at `MAX_CENTAVOS`.
 * A cart is drawn from whatever people typed, so a sum beyond ten trillion pesos must not stop the page.
 */
export function cappedCentavos(amount: bigint): Centavos {
  return amount > BigInt(MAX_CENTAVOS) ? MAX_CENTAVOS : centavos(Number(amount));
}
