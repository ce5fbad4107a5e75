import type { Centavos } from '../money/centavos.ts';
import type { PercentHundredths } from '../prices/percent.ts';

/** How much less than everybody its holders pay for some products; '' is any (TRADE-001). */
export type ListRule = {
  readonly section: string;
  readonly subsection: string;
  readonly type: string;
  readonly brand: string;
  /** Above 0 and below 100 %. */
  readonly percent: PercentHundredths;
};

/** A price list of the shop. */
export type PriceList = {
  readonly id: string;
  readonly name: string;
  readonly rules: readonly ListRule[];
  /** Prices of its own, by product id. */
  readonly prices: ReadonlyMap<string, Centavos>;
  /** Of an order; 0 for none. */
  readonly minimum: Centavos;
  /** 'De a 12'; 1 as to everybody. */
  readonly increment: number;
  /** What it says of shipping and payment. */
  readonly conditions: string;
  /** Epoch ms; `null` for no such end. */
  readonly startsAt: number | null;
  readonly endsAt: number | null;
};

/** Whether a list, or a link to one, counts at a moment (epoch ms). */
export function isInForce(
  { startsAt, endsAt }: Pick<PriceList, 'startsAt' | 'endsAt'>,
  now: number,
): boolean {
  return (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt);
}
