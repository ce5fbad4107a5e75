import { type Centavos, centavos, MAX_CENTAVOS } from '../money/centavos.ts';
import { ceiling, halfUp } from '../money/rounded-quotient.ts';
import type { BulkOffer } from '../pricing/bulk-offer.ts';
import { cheaperOffer } from '../pricing/cheaper-offer.ts';
import { isSameProductPrice, type ProductPrice } from '../pricing/product-price.ts';
import { inProportion, leftBehind } from './left-behind.ts';
import type { PercentHundredths } from './percent.ts';
import { type Rounding, rounded } from './rounding.ts';

/** How prices change. Only a percentage can change the price and the pack price by one rule. */
export type PriceAlteration =
  | { readonly by: 'percent'; readonly percent: PercentHundredths; readonly on: 'price' | 'pack' | 'both' }
  | {
      readonly by: 'amount' | 'to';
      readonly amount: Centavos;
      readonly on: 'price' | 'pack';
      /** The other of the two moves in the same proportion. */
      readonly otherFollows?: boolean;
    };

/** Why a row is left out, or what to look at before it is applied. */
export const PRICE_FLAGS = [
  // left out
  'no-price',
  'unchanged',
  'not-positive',
  // warnings
  'big-change',
  'pack-not-cheaper',
  'pack-now-cheaper',
  'pack-unchanged',
  'price-unchanged',
] as const;

export type PriceFlag = (typeof PRICE_FLAGS)[number];

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

  const follows = change.by !== 'percent' && change.otherFollows === true;
  const newPrice = price === null ? before.price : alteredAmount(price, rule);
  const newPack = pack === null ? before.bulkOffer?.packPrice : alteredAmount(pack, rule);
  if (newPrice === 'unfit' || newPack === 'unfit') return { after: before, flags: ['not-positive'] };
  const moved: ProductPrice = { price: newPrice, bulkOffer: offerAt(before, newPack) };
  const after = follows ? withOther(before, moved, rule) : moved;
  if (after === 'unfit') return { after: before, flags: ['not-positive'] };
  if (isSameProductPrice(before, after)) return { after: before, flags: ['unchanged'] };
  return { after, flags: warnings(before, after, rule) };
}

function warnings(before: ProductPrice, after: ProductPrice, { bigChange }: Rule): PriceFlag[] {
  const [wasCheaper, isCheaper] = [cheaperOffer(before) !== null, cheaperOffer(after) !== null];
  const behind = leftBehind(before, after);
  const flags: PriceFlag[] = [];
  if (largestDifference(before, after) > bigChange) flags.push('big-change');
  if (wasCheaper && !isCheaper) flags.push('pack-not-cheaper');
  if (!wasCheaper && isCheaper) flags.push('pack-now-cheaper');
  if (behind !== null) flags.push(`${behind}-unchanged`);
  return flags;
}

function offerAt({ bulkOffer }: ProductPrice, packPrice: Centavos | undefined): BulkOffer | null {
  return bulkOffer === null || packPrice === undefined ? null : { ...bulkOffer, packPrice };
}

/** The part that stayed moves as the other did, if that moved, and is rounded by the rule too. */
function withOther(before: ProductPrice, moved: ProductPrice, rule: Rule): ProductPrice | 'unfit' {
  const [price, pack] = [before.price, before.bulkOffer?.packPrice];
  const [newPrice, newPack] = [moved.price, moved.bulkOffer?.packPrice];
  if (price === null || newPrice === null || pack === undefined || newPack === undefined) return moved;
  if (price === newPrice && pack === newPack) return moved;
  if (rule.change.on === 'price') {
    const packPrice = fitAmount(inProportion(pack, { from: price, to: newPrice }), rule.rounding);
    return packPrice === 'unfit' ? 'unfit' : { ...moved, bulkOffer: offerAt(before, packPrice) };
  }
  const other = fitAmount(inProportion(price, { from: pack, to: newPack }), rule.rounding);
  return other === 'unfit' ? 'unfit' : { ...moved, price: other };
}

/** Rounds once to the centavo, half up, and then as the rule says. */
function alteredAmount(before: Centavos, { change, rounding }: Rule): Centavos | 'unfit' {
  return fitAmount(exactAmount(BigInt(before), change), rounding);
}

function fitAmount(exact: bigint, rounding: Rounding): Centavos | 'unfit' {
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

/**
 * The difference that a row shows, in hundredths of a percent, half up: of the price, or of the pack where the price
 * stays. `null` where there was no amount before.
 */
export function shownDifference(
  before: { readonly price: Centavos | null; readonly pack: Centavos | null },
  after: { readonly price: Centavos | null; readonly pack: Centavos | null },
): number | null {
  const part = before.price === after.price ? 'pack' : 'price';
  const [from, to] = [before[part], after[part]];
  if (from === to) return 0;
  if (from === null || to === null) return null;
  const numerator = 10_000n * BigInt(Math.abs(to - from));
  const size = Number(halfUp({ numerator, denominator: BigInt(from) }));
  return to > from ? size : -size;
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
