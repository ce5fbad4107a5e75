import type { Centavos } from '../money/centavos.ts';

/** "A pack of `minimumUnits` costs `packPrice`": from that many units on, every unit costs its share (PRICE-009). */
export type BulkOffer = {
  readonly minimumUnits: number;
  readonly packPrice: Centavos;
};

/** Whether both offers have the same size and price, or there are none. */
export function isSameBulkOffer(one: BulkOffer | null, other: BulkOffer | null): boolean {
  return one?.minimumUnits === other?.minimumUnits && one?.packPrice === other?.packPrice;
}
