import { code128, type DrawingContext, ean8, ean13, type RenderOptions, upca } from 'bwip-js/generic';
import { type Symbology, symbologyOf } from '#domain/bar-codes/bar-code.ts';

/** A code as bars. Widths and places are in modules, of which the narrowest bar has one. */
export type Bars = {
  readonly modules: number;
  /** What has to stay white on both sides. */
  readonly quiet: number;
  readonly bars: readonly { readonly at: number; readonly width: number }[];
};

const ENCODERS: Readonly<
  Record<Symbology, (options: RenderOptions, drawing: DrawingContext<Bars['bars']>) => Bars['bars']>
> = {
  ean13,
  ean8,
  upca,
  code128,
};

/** The quiet zones that the standards of GS1 ask for, the wider side. */
const QUIET: Readonly<Record<Symbology, number>> = { ean13: 11, ean8: 7, upca: 9, code128: 10 };

/** @throws Error for a text that is no bar code; products have none such */
export function barsOf(code: string): Bars {
  const symbology = symbologyOf(code);
  const bars = ENCODERS[symbology]({ bcid: symbology, text: code, scale: 1 }, collector());
  const last = bars.at(-1);
  return { modules: last === undefined ? 0 : last.at + last.width, quiet: QUIET[symbology], bars };
}

/** What the library draws: vertical lines by their middle and width. */
function collector(): DrawingContext<Bars['bars']> {
  const bars: { at: number; width: number }[] = [];
  return {
    scale: (across, down) => [across, down],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: nothing,
    line: (middle, _top, _sameMiddle, _bottom, width) =>
      bars.push({ at: middle - Math.ceil(width / 2), width }),
    polygon: nothing,
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    text: nothing,
    end: () => bars,
  };
}

function nothing(): void {}

/**
 * Widths of a module in mm, the best first: whole dots of a thermal printer, then those of the standards down to 80 %, below
 * which a scanner may not read it.
 */
const MODULE_WIDTHS = [0.375, 0.33, 0.3, 0.264];

/** The widest module with which the code and its quiet zones fit so many mm; `null` where none does. */
export function moduleWidth({ modules, quiet }: Bars, room: number): number | null {
  return MODULE_WIDTHS.find((width) => (modules + 2 * quiet) * width <= room) ?? null;
}
