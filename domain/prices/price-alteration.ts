import { type Centavos, centavos, MAX_CENTAVOS } from '../money/centavos.ts';
import { ceiling, halfUp } from '../money/rounded-quotient.ts';
import { cheaperOffer } from '../pricing/cheaper-offer.ts';
import { isSameProductPrice, type ProductPrice } from '../pricing/product-price.ts';
import type { PercentHundredths } from './percent.ts';
import { type Rounding, rounded } from './rounding.ts';

/** How prices change. Only a percentage can change the price and the pack price by one rule. */
export type PriceAlteration =
  | { readonly by: 'percent'; readonly percent: PercentHundredths; readonly on: 'price' | 'pack' | 'both' }
  | { readonly by: 'amount' | 'to'; readonly amount: Centavos; readonly on: 'price' | 'pack' };

/** Why a row is left out ('no-price', 'unchanged', 'not-positive'), or what to look at before it is applied. */
export type PriceFlag = 'no-price' | 'unchanged' | 'big-change' | 'pack-not-cheaper' | 'not-positive';

export type AlteredPrice = { readonly after: ProductPrice; readonly flags: readonly PriceFlag[] };

type Rule = {
  readonly change: PriceAlteration;
  readonly rounding: Rounding;
  /** A change by more than this is flagged. */
  readonly bigChange: PercentHundredths;
};

/**
 * A product's price after a change (STUDIO-003, STUDIO-004). A row that is left out has the price before. 'not-positive'
 * also stands for an amount that is too large to store.
 */
export function alteredPrice(before: ProductPrice, rule: Rule): AlteredPrice {
  const { change } = rule;
  const price = change.on === 'pack' ? null : before.price;
  const pack = change.on === 'price' ? null : (before.bulkOffer?.packPrice ?? null);
  if (price === null && pack === null) return { after: before, flags: ['no-price'] };

  const newPrice = price === null ? before.price : alteredAmount(price, rule);
  const newPack = pack === null ? before.bulkOffer?.packPrice : alteredAmount(pack, rule);
  if (newPrice === 'unfit' || newPack === 'unfit') return { after: before, flags: ['not-positive'] };

  const bulkOffer =
    before.bulkOffer === null || newPack === undefined ? null : { ...before.bulkOffer, packPrice: newPack };
  const after: ProductPrice = { price: newPrice, bulkOffer };
  if (isSameProductPrice(before, after)) return { after: before, flags: ['unchanged'] };
  const flags: PriceFlag[] = [];
  if (largestDifference(before, after) > rule.bigChange) flags.push('big-change');
  if (cheaperOffer(before) !== null && cheaperOffer(after) === null) flags.push('pack-not-cheaper');
  return { after, flags };
}

/** Rounds once to the centavo, half up, and then as the rule says. */
function alteredAmount(before: Centavos, { change, rounding }: Rule): Centavos | 'unfit' {
  const exact = exactAmount(BigInt(before), change);
  if (exact <= 0n) return 'unfit';
  const amount = rounded(exact, rounding);
  return amount > 0n && amount <= BigInt(MAX_CENTAVOS) ? centavos(Number(amount)) : 'unfit';
}

function exactAmount(before: bigint, change: PriceAlteration): bigint {
  switch (change.by) {
    case 'percent': {
      const factor = 10_000n + BigInt(change.percent);
      return factor <= 0n ? 0n : halfUp({ numerator: before * factor, denominator: 10_000n });
    }
    case 'amount':
      return before + BigInt(change.amount);
    case 'to':
      return BigInt(change.amount);
  }
}

/** The larger difference of price and pack price, in hundredths of a percent, rounded up. */
export function largestDifference(before: ProductPrice, after: ProductPrice): number {
  return Math.max(
    difference(before.price, after.price),
    difference(before.bulkOffer?.packPrice ?? null, after.bulkOffer?.packPrice ?? null),
  );
}

function difference(before: Centavos | null, after: Centavos | null): number {
  if (before === null || after === null || before === after) return 0;
  const numerator = 10_000n * BigInt(Math.abs(after - before));
  return Number(ceiling({ numerator, denominator: BigInt(before) }));
}
