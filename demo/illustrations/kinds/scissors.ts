import { arranged } from '../arranged.ts';
import { lit, shaded } from '../colour-mixing.ts';
import { ACROSS, DIAGONAL, type Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { looseThread, metal, STEEL } from '../light.ts';
import { band, circle, ellipse, group, line, path, placed, ring, times } from '../svg.ts';

type Handle = {
  readonly rx: number;
  readonly ry: number;
  readonly y: number;
  readonly blade?: Blade;
  /** Forged in one piece with the blade. */
  readonly isMetal?: boolean;
};

export type Blade = 'straight' | 'zigzag' | 'broad';

const BLADES: Readonly<Record<Blade, string>> = {
  straight: 'M-15 46L-21-30C-23-130-12-226 5-290C15-220 24-120 21-20L17 46Z',
  zigzag: `M-15 46L-24-30L-22-250L5-284L24-250${times(20, (index) => `L${index % 2 === 0 ? 30 : 20} ${-240 + index * 11.4}`)}L17 46Z`,
  broad: 'M-15 46L-21-30C-70-70-72-200-20-262L5-290C15-220 24-120 21-20L17 46Z',
};

/** One blade with its handle; the pivot is at 0, 0. */
function half(
  drawing: Drawing,
  colour: string,
  { rx, ry, y, blade: shape = 'straight', isMetal = false }: Handle,
): string {
  const blade = drawing.linear([
    [0, '#8d93a1'],
    [0.3, '#f2f4f8'],
    [0.5, '#c3c8d2'],
    [0.54, '#e9ecf1'],
    [1, '#9aa0ae'],
  ]);
  const shank = drawing.linear([
    [0, shaded(colour, 0.25)],
    [0.4, lit(colour, 0.2)],
    [1, shaded(colour, 0.2)],
  ]);
  const shine = `M${-rx - 3} ${ry * 0.3}A${rx + 3} ${ry + 3} 0 0 1 ${rx * 0.2} ${-ry - 2}`;
  const loop = { x: 0, y: 0, rx, ry };
  return (
    path(BLADES[shape], blade) +
    line('M4-278C-2-200-2-110-2-20', { colour: '#fff', width: 2 }, { opacity: 0.8 }) +
    path('M-19 22C-24 70-14 100 8 124L44 112C26 86 22 60 21 16Z', shank) +
    placed(
      `translate(52 ${y}) rotate(-14)`,
      ellipse(loop, 'none', { stroke: shaded(colour, 0.3), strokeWidth: isMetal ? 24 : 32 }),
      ellipse(loop, 'none', { stroke: colour, strokeWidth: isMetal ? 18 : 26 }),
      line(shine, { colour: lit(colour, 0.6), width: 5 }, { opacity: 0.8 }),
    )
  );
}

type Scissors = {
  /** 0 for the shortest, 1 for the longest. */
  readonly size: number;
  readonly blade?: Blade;
  readonly isMetal?: boolean;
  readonly isLeftHanded?: boolean;
  /** Both bows are small and round, as on embroidery scissors. */
  readonly isFine?: boolean;
};

/** Open scissors across the picture. */
export const scissors = ({
  size,
  blade = 'straight',
  isMetal = false,
  isLeftHanded = false,
  isFine = false,
}: Scissors): Illustration => ({
  view: 'flat',
  draw(drawing, { main }) {
    const large = isFine ? { rx: 40, ry: 46, y: 150 } : { rx: 46, ry: 72, y: 176 };
    const small = isFine ? { rx: 40, ry: 46, y: 150 } : { rx: 44, ry: 60, y: 166 };
    const shared = { blade, isMetal };
    const mirrored = placed('scale(-1 1)', half(drawing, main, { ...large, ...shared }));
    const scale = 0.72 + size * 0.34;
    return placed(
      `translate(${isLeftHanded ? 314 : 286} 318) scale(${isLeftHanded ? -scale : scale} ${scale}) rotate(38)`,
      group({ transform: 'rotate(14)', ...drawing.dropShadow() }, mirrored),
      group(
        { transform: 'rotate(-14)', ...drawing.dropShadow() },
        half(drawing, main, { ...small, ...shared }),
      ),
      circle({ x: 0, y: 0, r: 15 }, metal(drawing, DIAGONAL)),
      ring({ x: 0, y: 0, r: 15 }, { colour: '#4b4f5c', width: 1 }, { strokeOpacity: 0.5 }),
      line('M-8-5L8 5', { colour: '#4b4f5c', width: 3 }),
    );
  },
});

/** Stork scissors: a bird of gilt metal whose beak is the blades. */
export const storkScissors = ({ size }: { size: number }): Illustration => ({
  view: 'flat',
  draw(drawing) {
    const gold = metal(drawing, DIAGONAL, '#D9B05A');
    const steel = metal(drawing, ACROSS);
    const side = (turn: number, mirror: 1 | -1) =>
      group(
        { transform: `rotate(${turn}) scale(${mirror} 1)`, ...drawing.dropShadow('small') },
        path('M-10-60L0-290 12-60Z', steel),
        path(
          'M-16-70C-30-20-10 30 16 60C50 90 60 120 40 150L24 140C30 110 4 90-14 60C-40 10-36-40-24-74Z',
          gold,
        ),
        ellipse({ x: 40, y: 200, rx: 42, ry: 52 }, 'none', { stroke: gold, strokeWidth: 17 }),
      );
    const scale = 0.86 + size * 0.3;
    return placed(
      `translate(300 300) rotate(36) scale(${scale})`,
      side(9, -1),
      side(-9, 1),
      circle({ x: -20, y: -54, r: 6 }, '#2A2A30'),
      circle({ x: 0, y: 6, r: 13 }, metal(drawing, DIAGONAL)),
      line('M-7 2L7 10', { colour: '#4b4f5c', width: 3 }),
      line(
        times(4, (index) => `M${-24 + index * 4} ${16 + index * 16}q16-8 30 2`),
        { colour: '#8a6a2a', width: 2.4 },
        { opacity: 0.6 },
      ),
    );
  },
});

/** One side of the snips, from the tip of its blade to the spring; the axis is x 0. */
function snipArm(drawing: Drawing, colour: string, side: -1 | 1): string {
  const steel = metal(drawing, DIAGONAL);
  return placed(
    `scale(${side} 1) rotate(6)`,
    path('M0 -250C22 -190 34 -110 44 -24L52 24H12C2 -60 -4 -160 0 -250Z', steel),
    line('M6 -222C16 -160 22 -100 28 -40', { colour: '#fff', width: 2.4 }, { opacity: 0.8 }),
    path('M12 10H50C66 60 70 120 52 186Q46 206 30 204Q20 200 22 186C32 130 24 70 12 10Z', colour),
    line(
      'M36 34C46 84 46 130 38 178',
      { colour: lit(colour, 0.6), width: 4 },
      { opacity: 0.7, strokeDasharray: '11 7' },
    ),
  );
}

export type SnipMake = 'metal' | 'ring' | 'plastic' | 'fine';

const SPRING = 'M-28 176C-40 232 -28 258 0 258S40 232 28 176';

function pairOfSnips(drawing: Drawing, make: SnipMake, colour: string): string {
  const grip = make === 'metal' || make === 'fine' ? STEEL : colour;
  return placed(
    make === 'fine' ? 'scale(.72 1.04)' : '',
    band(SPRING, { colour: shaded(make === 'plastic' ? colour : STEEL, 0.4), width: 22 }),
    band(SPRING, { colour: make === 'plastic' ? colour : metal(drawing, ACROSS), width: 17 }),
    snipArm(drawing, grip, -1),
    snipArm(drawing, grip, 1),
    make === 'ring'
      ? ring({ x: 74, y: 96, r: 40 }, { colour: shaded(colour, 0.3), width: 22 }) +
          ring({ x: 74, y: 96, r: 40 }, { colour, width: 16 })
      : '',
  );
}

/** Thread snips, as many as the pack holds: one piece of sprung steel with grips on both arms. */
export const snips = ({ make, count }: { make: SnipMake; count: number }): Illustration => ({
  view: 'flat',
  draw(drawing, { main, accent }) {
    if (count === 1)
      return (
        looseThread('M70 440C130 400 150 500 226 490S330 560 420 520S520 470 560 520', {
          colour: accent,
          width: 3.4,
        }) +
        group(
          { transform: 'translate(312 296) rotate(34) scale(1.06)', ...drawing.dropShadow() },
          pairOfSnips(drawing, make, main),
        )
      );
    return group(
      drawing.dropShadow('small'),
      arranged(
        count,
        {
          width: 560,
          height: 540,
          radius: count === 3 ? 150 : 190,
          turn: 10,
          rows: count === 3 ? 1 : 2,
          fill: count === 3 ? 1.1 : 1.5,
        },
        () => placed('rotate(14)', pairOfSnips(drawing, make, main)),
      ),
    );
  },
});
