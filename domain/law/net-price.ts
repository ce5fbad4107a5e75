import { type Centavos, centavos, sumOf } from '../money/centavos.ts';
import { halfUp } from '../money/rounded-quotient.ts';
import type { Vat } from './vat.ts';

/** 1 + VAT, in thousandths. */
const WITH_VAT = { '21': 1210n, '10.5': 1105n, '0': 1000n } as const satisfies Record<Vat, bigint>;

/**
 * The price without national taxes: price / (1 + VAT), half up to the centavo (LAW-001). The tax is what is left of the
 * price, so both add up to it. @param price 0 or more
 */
export function netPrice(price: Centavos, vat: Vat): Centavos {
  return centavos(Number(halfUp({ numerator: BigInt(price) * 1000n, denominator: WITH_VAT[vat] })));
}

export type TaxedAmount = { readonly amount: Centavos; readonly vat: Vat };

/** The net price of a sum: of each line by its own VAT, half up, added up. The lines shown so add up to it. */
export function netTotal(lines: readonly TaxedAmount[]): Centavos {
  return sumOf(lines.map(({ amount, vat }) => netPrice(amount, vat)));
}
