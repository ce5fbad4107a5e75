import { type Bars, moduleWidth } from './bars.ts';

/** Inside a label's edge, in mm. */
export const PADDING = 1.6;

/** What stands beside the code, in mm: the price of a wide label, the net price of another. */
const PRICE_ROOM = 24;
const NET_ROOM = 12;

/** Labels so wide, in mm, have the code beside the price. */
const WIDE = 60;

/** A module that any scanner reads, in mm; below it the code gets the label's whole width. A thermal printer has dots of 0.125. */
const GOOD_MODULE = { sheet: 0.3, roll: 0.375 } as const;

export type LabelLayout = {
  /** Where the code stands: beside the price, beside the net price, or below all. */
  readonly code: 'beside-price' | 'beside-net' | 'below';
  /** For the code with its quiet zones, in mm. */
  readonly codeRoom: number;
  /** In mm. */
  readonly priceRoom: number;
};

type LaidOut = {
  /** The label's, in mm. */
  readonly width: number;
  /** `null` for a label without a code. */
  readonly bars: Bars | null;
  readonly hasNet: boolean;
  readonly paper: keyof typeof GOOD_MODULE;
};

/** How a label's parts share its room: the code comes first, because what no scanner reads is no label. */
export function labelLayout({ width, bars, hasNet, paper }: LaidOut): LabelLayout {
  const whole = width - 2 * PADDING;
  const isGood = (room: number) => bars === null || (moduleWidth(bars, room) ?? 0) >= GOOD_MODULE[paper];
  const besidePrice = whole - PRICE_ROOM;
  if (width >= WIDE && isGood(besidePrice))
    return { code: 'beside-price', codeRoom: besidePrice, priceRoom: PRICE_ROOM };
  const besideNet = whole - (hasNet ? NET_ROOM : 0);
  return isGood(besideNet)
    ? { code: 'beside-net', codeRoom: besideNet, priceRoom: whole }
    : { code: 'below', codeRoom: whole, priceRoom: whole };
}
