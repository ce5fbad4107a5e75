import type { Centavos } from '../money/centavos.ts';

/** Everyone who ordered with one phone, or with phones that an administrator merged. */
export type KnownCustomer = {
  readonly id: string;
  /** As the last order wrote them. */
  readonly firstName: string;
  readonly lastName: string;
  /** Digits, as the last order wrote them. */
  readonly phone: string;
  /** '' when no order gave one. */
  readonly email: string;
  /** Without deleted orders. */
  readonly orderCount: number;
  readonly amount: Centavos;
  /** The last order, message or note, in epoch ms. */
  readonly lastContactAt: number;
  /** By which the shop sells to them at the desk. */
  readonly priceList: { readonly id: string; readonly name: string } | null;
};
