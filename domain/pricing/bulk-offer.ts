import type { Centavos } from '../money/centavos.ts';

/** "A pack of `minimumUnits` costs `packPrice`": from that many units on, every unit costs its share (PRICE-009). */
export type BulkOffer = {
  readonly minimumUnits: number;
  readonly packPrice: Centavos;
};
