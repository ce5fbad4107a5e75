import { arranged } from '../arranged.ts';
import { lit, shaded } from '../colour-mixing.ts';
import { DOWN, type Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { circle, group, line, path, placed, rect, times } from '../svg.ts';

const hooks = (drawing: Drawing, colour: string, isSoft: boolean) =>
  drawing.pattern(
    { width: isSoft ? 7 : 9, height: isSoft ? 6 : 9 },
    line(isSoft ? 'M2 4q0-3 2-3t1 2' : 'M2 7q0-5 3-5t2 4', {
      colour: lit(colour, 0.4),
      width: isSoft ? 1.1 : 1.5,
    }),
  );

const loops = (drawing: Drawing, colour: string) =>
  drawing.pattern(
    { width: 13, height: 11 },
    line('M1 4q3-4 5 0t5-1M4 9q3-4 5-1t4 0', { colour: lit(colour, 0.35), width: 1.3 }) +
      line('M0 8q2-3 4 0', { colour: shaded(colour, 0.4), width: 1.3 }),
  );

type Band = { readonly y: number; readonly right: number; readonly height: number; readonly pattern: string };

function strip(drawing: Drawing, { y, right, height, pattern }: Band, colour: string): string {
  const weave = drawing.linear(
    [
      [0, lit(colour, 0.1)],
      [0.5, colour],
      [1, shaded(colour, 0.18)],
    ],
    DOWN,
  );
  const edge = height * 0.09;
  return (
    group(drawing.dropShadow(), rect({ x: -160, y, width: right + 160, height, r: 3 }, weave)) +
    rect({ x: -160, y: y + edge, width: right + 160, height: height - edge * 2 }, pattern) +
    line(
      `M-160 ${y + edge / 2}H${right - 4}M-160 ${y + height - edge / 2}H${right - 4}`,
      { colour: shaded(colour, 0.3), width: 2 },
      { strokeDasharray: '2 3', opacity: 0.6 },
    )
  );
}

/** The end of the hook side, bent up so that its loops show; for self-adhesive tape, the paper peels off. */
function curledEnd(
  drawing: Drawing,
  { y, right, height }: Omit<Band, 'pattern'>,
  colours: { back: string; inside: string },
): string {
  const s = height / 128;
  const inside = 'M92-66C120-116 166-100 160-32C152 50 120 112 40 126C100 90 100 0 92-66Z';
  const curl = drawing.linear([
    [0, colours.back],
    [0.35, shaded(colours.back, 0.22)],
    [0.55, lit(colours.back, 0.28)],
    [0.8, lit(colours.back, 0.12)],
    [1, shaded(colours.back, 0.1)],
  ]);
  return placed(
    `translate(${right - 8} ${y}) scale(${s})`,
    group(
      drawing.dropShadow(),
      path('M-4 0C30 0 70-22 92-66C120-116 166-100 160-32C154 40 120 128 20 128H-4Z', curl),
    ),
    path(inside, colours.inside),
  );
}

type Velcro = {
  /** In millimetres. */
  readonly width: number;
  /** 0 for the shortest length, 1 for the longest: longer tape lies in more rows. */
  readonly length: number;
  readonly isSoft?: boolean;
  readonly isAdhesive?: boolean;
};

/** Hook and loop tape, always in pairs: the hook side curls up at its end. */
export const velcro = ({ width, length, isSoft = false, isAdhesive = false }: Velcro): Illustration => ({
  view: 'flat',
  draw(drawing, { main }) {
    const height = Math.min(190, 40 + width * 1.5);
    const gap = height * 0.24 + 10;
    const most = Math.max(1, Math.floor(560 / (2 * (height + gap))));
    const pairs = Math.min(most, 1 + Math.round(length * 2));
    const first = 300 - (pairs * 2 * (height + gap) - gap) / 2;
    const [hook, loop] = [hooks(drawing, main, isSoft), loops(drawing, main)];
    const rows = times(pairs, (pair) => {
      const y = first + pair * 2 * (height + gap);
      const right = 400 - pair * 46;
      const upper = { y, right, height, pattern: hook };
      const colours = isAdhesive
        ? { back: '#EFE3B8', inside: lit(main, 0.12) }
        : { back: main, inside: shaded(main, 0.3) };
      return (
        strip(drawing, { y: y + height + gap, right: 800, height, pattern: loop }, main) +
        strip(drawing, upper, main) +
        curledEnd(drawing, upper, colours)
      );
    });
    return placed('rotate(-19 300 300)', rows);
  },
});

const SHEET: Readonly<Record<number, { rows: number; sheets: number; onSheet: number }>> = {
  24: { rows: 6, sheets: 1, onSheet: 24 },
  50: { rows: 8, sheets: 1, onSheet: 50 },
  100: { rows: 10, sheets: 1, onSheet: 100 },
  500: { rows: 10, sheets: 5, onSheet: 100 },
};

/** Self-adhesive discs on their backing sheet, as many as the pack holds; 500 are five sheets. */
export const velcroDots = ({ count, diameter }: { count: number; diameter: number }): Illustration => ({
  view: 'flat',
  draw(drawing, { main }) {
    const { rows, sheets, onSheet } = SHEET[count] ?? { rows: 5, sheets: 1, onSheet: 24 };
    const hook = hooks(drawing, main, true);
    const fill = 0.5 + (diameter / 25) * 0.42;
    const dots = arranged(
      onSheet,
      { width: 400, height: 430, radius: 50, turn: 0, rows, fill },
      () =>
        circle({ x: 0, y: 0, r: 48 }, main) +
        circle({ x: 0, y: 0, r: 46 }, hook) +
        circle({ x: 0, y: 0, r: 40 }, 'none', { stroke: lit(main, 0.35), strokeWidth: 3, opacity: 0.6 }),
    );
    const paper = rect({ x: 80, y: 62, width: 440, height: 476, r: 8 }, '#F7F2E6');
    const under = times(sheets - 1, (index) =>
      group(
        { transform: `rotate(${(sheets - 1 - index) * 4} 300 560)`, ...drawing.dropShadow('small') },
        rect({ x: 80, y: 62, width: 440, height: 476, r: 8 }, '#EFE8D6'),
      ),
    );
    return placed(
      'rotate(-8 300 300)',
      under,
      group(drawing.dropShadow(), paper),
      group(drawing.dropShadow('small'), dots),
    );
  },
});
