import { type Centavos, centavos, sumOf } from '../money/centavos.ts';
import { halfUp } from '../money/rounded-quotient.ts';
import type { Vat } from './vat.ts';

/**
 * The price without national taxes: price / (1 + VAT), half up to the centavo (LAW-001). The tax is what is left of the
 * price, so both add up to it. @param price 0 or more
 */
export function netPrice(price: Centavos, vat: Vat): Centavos {
  const withTax = BigInt(1000 + 10 * Number(vat));
  return centavos(Number(halfUp({ numerator: BigInt(price) * 1000n, denominator: withTax })));
}

/** The price with VAT of a price that lacks it, half up to the centavo. @param price 0 or more */
export function priceWithVat(price: Centavos, vat: Vat): Centavos {
  const withTax = BigInt(1000 + 10 * Number(vat));
  return centavos(Number(halfUp({ numerator: BigInt(price) * withTax, denominator: 1000n })));
}

export type TaxedAmount = { readonly amount: Centavos; readonly vat: Vat };

/**
 * The net price of a sum: of each line by its own VAT, half up, added up. The lines shown so add up to it. An amount below
 * 0 is what a line takes off.
 */
export function netTotal(lines: readonly TaxedAmount[]): Centavos {
  return sumOf(lines.map(({ amount, vat }) => signedNet(amount, vat)));
}

function signedNet(amount: Centavos, vat: Vat): Centavos {
  return amount < 0 ? centavos(-netPrice(centavos(-amount), vat)) : netPrice(amount, vat);
}
