import type { Centavos } from '#domain/money/centavos.ts';
import { parseDecimalString } from '#domain/money/decimal-string.ts';
import type { WirePriceMoment } from '#schemas/price-change-answers.ts';

/** A price and when it began, in epoch ms; `null` is no price. */
export type PriceStep = { readonly from: number; readonly price: Centavos | null };

/** The plot's room, in its own units. */
export const PLOT = { width: 640, height: 160, margin: 8 } as const;

/** The prices of a product, oldest first. The first one began at an unknown time before the first change. */
export function priceSteps(moments: readonly WirePriceMoment[]): readonly PriceStep[] {
  const changes = moments.filter(({ before, after }) => before.price !== after.price).toReversed();
  const first = changes[0];
  if (first === undefined) return [];
  const began = Date.parse(first.changedAt);
  return [
    { from: Number.NEGATIVE_INFINITY, price: parseDecimalString(first.before.price) },
    ...changes.map(({ changedAt, after }) => ({
      from: Math.max(began, Date.parse(changedAt)),
      price: parseDecimalString(after.price),
    })),
  ];
}

/**
 * The path of a line that stays level and jumps at each change. Without a price it has a gap.
 * @param now the plot's right edge, in epoch ms
 */
export function stepPath(steps: readonly PriceStep[], now: number): string {
  const times = steps.map(({ from }) => from).filter(Number.isFinite);
  const start = Math.min(...times, now);
  // Room for the price before the first change.
  const left = start - Math.max((now - start) * 0.15, 1);
  const prices = steps.map(({ price }) => price).filter((price) => price !== null);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const across = (time: number) =>
    round(PLOT.margin + ((Math.max(time, left) - left) / (now - left)) * (PLOT.width - 2 * PLOT.margin));
  const up = (price: number) =>
    round(
      PLOT.height -
        PLOT.margin -
        (high === low ? 0.5 : (price - low) / (high - low)) * (PLOT.height - 2 * PLOT.margin),
    );
  let path = '';
  let isDrawn = false;
  steps.forEach(({ from, price }, index) => {
    if (price !== null) {
      path += `${isDrawn ? 'V' : `M${across(from)},`}${up(price)}H${across(steps[index + 1]?.from ?? now)}`;
    }
    isDrawn = price !== null;
  });
  return path;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
