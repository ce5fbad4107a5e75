import { arranged, chance } from '../arranged.ts';
import { lit, shaded } from '../colour-mixing.ts';
import { ACROSS } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { metal } from '../light.ts';
import { circle, ellipse, group, line, path, placed, rect, ring, steps, times } from '../svg.ts';

export type Make = 'braided' | 'twisted' | 'smooth' | 'metallic';

type Rope = { readonly colour: string; readonly fleck: string; readonly width: number };

/** A braided cord: dark outline, body, flecks of the second strand, light along its top. */
function rope(d: string, { colour, fleck, width }: Rope): string {
  return (
    line(d, { colour: shaded(colour, 0.42), width: width + 3 }) +
    line(d, { colour, width }) +
    path(d, 'none', {
      stroke: fleck,
      strokeWidth: width * 0.86,
      strokeDasharray: `${width * 0.26} ${width * 0.74}`,
      opacity: 0.9,
    }) +
    path(d, 'none', {
      stroke: lit(colour, 0.5),
      strokeWidth: width * 0.3,
      strokeDasharray: '7 3',
      opacity: 0.7,
      transform: 'translate(-3 -3)',
    })
  );
}

/** A smooth cord of satin or rubber: no flecks, one long highlight. */
function smooth(d: string, { colour, width }: Rope): string {
  return (
    line(d, { colour: shaded(colour, 0.42), width: width + 3 }) +
    line(d, { colour, width }) +
    line(
      d,
      { colour: shaded(colour, 0.3), width: width * 0.34 },
      { opacity: 0.4, transform: `translate(${width * 0.14} ${width * 0.18})` },
    ) +
    line(
      d,
      { colour: lit(colour, 0.75), width: width * 0.24 },
      { opacity: 0.8, transform: `translate(${-width * 0.14} ${-width * 0.18})` },
    )
  );
}

const glitter = (d: string, width: number) =>
  line(d, { colour: '#ffffff', width: width * 0.5 }, { strokeDasharray: `2 ${width * 0.9}`, opacity: 0.9 });

function strandOf(make: Make, d: string, { colour, width }: { colour: string; width: number }): string {
  if (make === 'smooth') return smooth(d, { colour, fleck: colour, width });
  if (make === 'metallic') return smooth(d, { colour, fleck: colour, width }) + glitter(d, width);
  return rope(d, { colour, fleck: make === 'twisted' ? shaded(colour, 0.3) : lit(colour, 0.5), width });
}

type Hank = {
  /** In millimetres. */
  readonly thickness: number;
  /** 0 for the shortest length, 1 for the longest. */
  readonly length: number;
  readonly make: Make;
};

/** A figure-of-eight hank, tied in the middle; longer cord gives more turns. */
export const hank = ({ thickness, length, make }: Hank): Illustration => ({
  view: 'flat',
  draw(drawing, { main }) {
    const width = 7 + thickness * 2.5;
    const turns = Math.round(4 + length * 4 + Math.max(0, 14 - width) * 0.4);
    const widest = 128 + length * 52;
    const reach = 200 + length * 48;
    const strand = (d: string) => strandOf(make, d, { colour: main, width });
    const loops = steps({ start: 0, end: turns, step: 1 }).map((turn) => {
      const w = widest - (turn * (widest - 34)) / turns;
      const lift = (widest - w) * 0.42;
      const [near, far] = [w, w * 1.15];
      const [top, bottom] = [300 - reach, 300 + reach];
      return strand(
        `M300 300C${300 - near} 250 ${300 - far} ${top} 300 ${top + lift}C${300 + far} ${top} ${300 + near} 250 300 300C${300 - near} 350 ${300 - far} ${bottom} 300 ${bottom - lift}C${300 + far} ${bottom} ${300 + near} 350 300 300`,
      );
    });
    const bindings = Math.max(3, Math.round(84 / width));
    const binding = times(bindings, (index) => {
      const y = (index - (bindings - 1) / 2) * width * 0.94;
      return strand(`M244 ${300 + y}Q300 ${312 + y} 356 ${298 + y}`);
    });
    return (
      placed(
        'rotate(24 300 300)',
        group(drawing.dropShadow(), ...loops),
        group(drawing.dropShadow('small'), binding),
      ) + group(drawing.dropShadow('small'), strand('M352 322C430 350 420 430 500 440S560 500 520 540'))
    );
  },
});

type Laces = {
  readonly shape: 'flat' | 'oval' | 'round' | 'waxed';
  /** 0 for the shortest pair, 1 for the longest. */
  readonly length: number;
  readonly tip?: string;
};

const LACE_WIDTH = { flat: 28, oval: 22, round: 17, waxed: 11 } as const;

/** A pair of laces, bow-tied, with their tips; a longer pair has larger loops. */
export const shoelaces = ({ shape, length, tip = '#D8D2C4' }: Laces): Illustration => ({
  view: 'flat',
  draw(drawing, { main, accent }) {
    const width = LACE_WIDTH[shape];
    const end = (transform: string) =>
      placed(
        transform,
        rect(
          { x: -4, y: -width * 0.44, width: 46, height: width * 0.88, r: 5 },
          metal(drawing, { from: [0, 0], to: [0, 1] }, tip),
        ),
        line('M6 -4H32', { colour: '#fff', width: 2 }, { opacity: 0.8 }),
      );
    const flat = (d: string) =>
      line(d, { colour: shaded(main, 0.4), width: width + 3 }) +
      line(d, { colour: main, width }) +
      (shape === 'flat'
        ? path(d, 'none', { stroke: accent, strokeWidth: 5, strokeDasharray: '9 9', opacity: 0.5 })
        : '') +
      path(d, 'none', {
        stroke: lit(main, 0.55),
        strokeWidth: width * (shape === 'flat' ? 0.9 : 0.36),
        strokeDasharray: shape === 'waxed' ? '40 2' : '2 6',
        opacity: 0.45,
      });
    const lace = (d: string, at: string) => group(drawing.dropShadow(), flat(d), end(at));
    const size = 0.78 + length * 0.3;
    return placed(
      `translate(${300 - 300 * size} ${312 - 312 * size}) scale(${size})`,
      lace('M306 262C380 330 420 380 396 452S480 560 520 500', 'translate(520 500) rotate(-56)') +
        lace('M294 262C230 340 160 372 190 440S120 540 90 490', 'translate(90 490) rotate(-120)') +
        lace('M302 262C330 360 300 420 318 470S352 540 380 562', 'translate(380 562) rotate(38)') +
        lace('M298 262C270 360 296 420 268 470S250 540 226 566', 'translate(226 566) rotate(132)') +
        group(
          drawing.dropShadow(),
          flat('M292 250C240 150 110 100 92 196S210 292 290 258'),
          flat('M308 250C360 150 490 100 508 196S390 292 310 258'),
        ) +
        group(
          drawing.dropShadow('small'),
          rect(
            { x: 268, y: 220, width: 64, height: 62, r: 16 },
            drawing.linear(
              [
                [0, shaded(main, 0.2)],
                [0.4, lit(main, 0.24)],
                [1, shaded(main, 0.24)],
              ],
              ACROSS,
            ),
          ),
          line(
            'M284 228Q292 250 284 274M300 224V278M316 228Q308 250 316 274',
            { colour: shaded(main, 0.42), width: 2.4 },
            { opacity: 0.5 },
          ),
        ),
    );
  },
});

/** Hood cords with metal tips: one, ten or fifty, folded once. */
export const hoodCords = ({ count, length }: { count: number; length: number }): Illustration => ({
  view: 'flat',
  draw(drawing, { main }) {
    const gap = count === 1 ? 0 : Math.min(30, 250 / count);
    const width = count === 1 ? 30 : Math.max(3.2, gap * 0.8);
    const steel = metal(drawing, ACROSS, '#C3C7CF');
    const reach = 165 + length * 55;
    const cords = times(count, (index) => {
      const offset = (index - (count - 1) / 2) * gap;
      const [left, right] = [300 - 78 - offset * 0.5, 300 + 78 + offset * 0.5];
      const top = 300 - reach + offset * 0.55;
      const bottom = 300 + reach + (chance(index) - 0.5) * 26;
      const d = `M${left} ${bottom}V${top + 90}Q${left} ${top} 300 ${top}T${right} ${top + 90}V${bottom}`;
      const tip = (x: number) =>
        rect({ x: x - width / 2 - 1, y: bottom, width: width + 2, height: 34, r: 3 }, steel);
      return strandOf('braided', d, { colour: main, width }) + tip(left) + tip(right);
    });
    const tie =
      count === 1
        ? ''
        : group(
            drawing.dropShadow('small'),
            rect({ x: 300 - 78 - 250 * 0.28, y: 340, width: 156 + 140, height: 30, r: 6 }, '#F4EEE0'),
          );
    return placed('rotate(16 300 300)', group(drawing.dropShadow(), cords), tie);
  },
});

/** Small coils of rat tail, one of each colour. */
export const cordSet = ({
  colours,
  thickness,
}: {
  colours: readonly string[];
  thickness: number;
}): Illustration => ({
  view: 'flat',
  draw: (drawing) =>
    group(
      drawing.dropShadow('small'),
      arranged(colours.length, { width: 560, height: 560, radius: 104, turn: 40 }, (index) => {
        const colour = colours[index] ?? '#ffffff';
        const width = 9 + thickness * 5;
        const coils = times(Math.floor(60 / width) + 1, (turn) => {
          const r = 88 - turn * width * 0.92;
          return strandOf(
            'smooth',
            `M${-r} 0a${r} ${r * 0.92} 0 1 0 ${2 * r} 0a${r} ${r * 0.92} 0 1 0 ${-2 * r} 0`,
            {
              colour,
              width,
            },
          );
        });
        const wrap = times(3, (turn) =>
          strandOf('smooth', `M-98 ${(turn - 1) * width}H-22`, { colour, width: width * 0.9 }),
        );
        return coils + wrap;
      }),
    ),
});

type Card = {
  /** The strand's width on the picture. */
  readonly thickness: number;
  readonly length: number;
  readonly isTwisted: boolean;
  readonly make?: Make;
};

/** Waxed or metallic cord on a reel of card; longer cord fills more of it. */
export const cordOnCard = ({ thickness, length, isTwisted, make }: Card): Illustration => ({
  view: 'flat',
  draw(drawing, { main, accent }) {
    const gap = thickness * 1.24;
    const half = 74 + length * 74;
    const strand = (d: string) =>
      strandOf(make ?? (isTwisted ? 'twisted' : 'braided'), d, { colour: main, width: thickness });
    const wound = steps({ start: 300 - half, end: 300 + half, step: gap })
      .map((y) => strand(`M196 ${y + 6}Q300 ${y - 5} 404 ${y}`))
      .join('');
    const [top, bottom] = [300 - half - 84, 300 + half + 84];
    const shape = `M180 ${top}H420V${top + 60}L402 ${top + 82}V${bottom - 82}L420 ${bottom - 60}V${bottom}H180V${bottom - 60}L198 ${bottom - 82}V${top + 82}L180 ${top + 60}Z`;
    return (
      placed(
        'rotate(-12 300 300)',
        group(drawing.dropShadow(), path(shape, '#F4EEE0')),
        line(
          `M196 ${top + 18}H404M196 ${bottom - 18}H404`,
          { colour: accent, width: 2.6 },
          { strokeDasharray: '11 7' },
        ),
        group(drawing.dropShadow('small'), wound),
      ) + group(drawing.dropShadow('small'), strand('M398 394C470 380 452 470 500 476S556 520 512 556'))
    );
  },
});

/** A reel of cord seen from the front: two discs and the cord between them. */
export const cordReel = ({ thickness, length, make }: Hank): Illustration => ({
  view: 'flat',
  draw(drawing, { main, accent }) {
    const outer = 150 + length * 80;
    const width = 5 + thickness * 4;
    const rounds = steps({ start: 84, end: outer, step: width * 1.05 })
      .map((r) =>
        strandOf(make, `M${300 - r} 300a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`, {
          colour: main,
          width,
        }),
      )
      .join('');
    return (
      group(drawing.dropShadow(), circle({ x: 300, y: 300, r: outer + 22 }, '#F4EEE0'), rounds) +
      group(drawing.dropShadow('small'), circle({ x: 300, y: 300, r: 78 }, '#F6F0E2')) +
      ring({ x: 300, y: 300, r: 66 }, { colour: accent, width: 2.6 }, { strokeDasharray: '10 6.2' }) +
      ellipse({ x: 300, y: 300, rx: 22, ry: 22 }, '#5f432b') +
      group(
        drawing.dropShadow('small'),
        strandOf(make, `M${300 + outer * 0.7} ${300 + outer * 0.7}C520 540 470 560 560 572`, {
          colour: main,
          width,
        }),
      )
    );
  },
});
