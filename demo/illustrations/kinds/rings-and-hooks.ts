import { lit, shaded } from '../colour-mixing.ts';
import { ACROSS, DIAGONAL, type Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { metal } from '../light.ts';
import { circle, line, path, placed, rect } from '../svg.ts';
import { domed, type Lot, lot } from './lot.ts';

const wire = (drawing: Drawing, d: string, { colour, width }: { colour: string; width: number }): string =>
  line(d, { colour: shaded(colour, 0.35), width: width + 4 }) +
  line(d, { colour: metal(drawing, DIAGONAL, colour), width }) +
  line(
    d,
    { colour: '#ffffff', width: width * 0.18 },
    { opacity: 0.55, transform: `translate(${-width * 0.14} ${-width * 0.18})` },
  );

export type RingShape = 'round' | 'half' | 'square' | 'clip';

const RINGS: Readonly<Record<RingShape, string>> = {
  round: 'M-80 0a80 80 0 1 0 160 0a80 80 0 1 0-160 0Z',
  half: 'M-76-44H76A14 14 0 0 1 88-30A88 84 0 0 1-88-30A14 14 0 0 1-76-44Z',
  square: 'M-60-74H60Q74-74 74-60V60Q74 74 60 74H-60Q-74 74-74 60V-60Q-74-74-60-74Z',
  clip: 'M-40-40a40 34 0 1 1 80 0a40 34 0 1 1-80 0Z',
};

/** A swivel hook below its ring. */
const swivel = (drawing: Drawing, colour: string) =>
  rect({ x: -12, y: -10, width: 24, height: 26, r: 5 }, metal(drawing, ACROSS, colour)) +
  wire(drawing, 'M0 16C-46 30-46 92 0 94S40 60 34 36', { colour, width: 15 }) +
  line('M30 30L8 34', { colour: shaded(colour, 0.4), width: 7 });

/** Rings for straps, with or without a swivel hook. */
export const strapRings = ({ count, size, shape }: Lot & { shape: RingShape }): Illustration => ({
  view: 'flat',
  draw: (drawing, { main }) =>
    lot(
      drawing,
      { count, size, turn: count > 2 ? 40 : 20 },
      () =>
        wire(drawing, RINGS[shape], { colour: main, width: shape === 'clip' ? 15 : 21 }) +
        (shape === 'clip' ? swivel(drawing, main) : ''),
    ),
});

/** Sliders and rings for bra straps, half of each. */
export const strapSliders = ({ count, size }: Lot): Illustration => ({
  view: 'flat',
  draw(drawing, { main }) {
    const eight = 'M-84-50H84Q96-50 96-38V38Q96 50 84 50H-84Q-96 50-96 38V-38Q-96-50-84-50ZM0-50V50';
    return lot(drawing, { count, size, turn: 34 }, (index) =>
      wire(drawing, index % 2 === 0 ? eight : RINGS.round, {
        colour: main,
        width: index % 2 === 0 ? 15 : 19,
      }),
    );
  },
});

const SEWING_RINGS = 'M-44 62a22 22 0 1 0 44 0a22 22 0 1 0 -44 0M0 62a22 22 0 1 0 44 0a22 22 0 1 0 -44 0';

function hook(drawing: Drawing, colour: string): string {
  return (
    wire(drawing, SEWING_RINGS, { colour, width: 13 }) +
    wire(drawing, 'M-10 44V-70Q-10 -96 0 -96T10 -70V44', { colour, width: 15 }) +
    wire(drawing, 'M0 -92V-14', { colour, width: 15 })
  );
}

const eye = (drawing: Drawing, colour: string) =>
  wire(drawing, 'M-58 48a22 22 0 1 0 44 0a22 22 0 1 0 -44 0M14 48a22 22 0 1 0 44 0a22 22 0 1 0 -44 0', {
    colour,
    width: 13,
  }) + wire(drawing, 'M-40 28C-54 -60 54 -60 40 28', { colour, width: 13 });

export type HookUse = 'eye' | 'rivetTrouser' | 'trouser' | 'curtain' | 'bra' | 'fur';

function hookFor(drawing: Drawing, use: HookUse, colour: string, index: number): string {
  if (use === 'eye') return index % 2 === 0 ? hook(drawing, colour) : eye(drawing, colour);
  if (use === 'curtain')
    return (
      wire(drawing, 'M-34 90V-40Q-34-86 4-86T40-44V-20', { colour, width: 17 }) +
      wire(drawing, 'M-34 90Q-34 98-20 98T-6 84V20Q-6 4 10 4T26 20V70', { colour, width: 17 })
    );
  if (use === 'bra')
    return (
      path('M-92-40H20V40H-92Z', '#F3EFE4') +
      line('M-82-30H10V30H-82Z', { colour: '#C9B9A4', width: 4 }, { strokeDasharray: '9 6' }) +
      wire(drawing, 'M20-20H64Q92-20 92 0T64 20H40', { colour, width: 12 }) +
      line('M-60-12V12M-40-12V12', { colour: shaded('#F3EFE4', 0.3), width: 4 })
    );
  if (use === 'fur')
    return (
      wire(drawing, 'M-50 70a22 22 0 1 0 44 0a22 22 0 1 0-44 0M6 70a22 22 0 1 0 44 0a22 22 0 1 0-44 0', {
        colour: '#6B432B',
        width: 13,
      }) +
      wire(drawing, index % 2 === 0 ? 'M-14 50V-60Q-14-94 10-94T34-60V-20' : 'M-36 48C-60-80 60-80 36 48', {
        colour: '#6B432B',
        width: 22,
      })
    );
  const plate = 'M-92 -44H92Q104 -44 104 -32V32Q104 44 92 44H-92Q-104 44 -104 32V-32Q-104 -44 -92 -44Z';
  const tongue = 'M-34 -40H34V40Q34 84 0 84T-34 40Z';
  const fastening =
    use === 'rivetTrouser'
      ? circle({ x: -72, y: 0, r: 17 }, domed(drawing, colour, '#ffffff')) +
        circle({ x: 72, y: 0, r: 17 }, domed(drawing, colour, '#ffffff'))
      : [-78, 78].flatMap((x) => [-18, 18].map((y) => circle({ x, y, r: 8 }, shaded(colour, 0.65)))).join('');
  return placed(
    'scale(.92)',
    path(plate, metal(drawing, DIAGONAL, colour)),
    index % 2 === 0
      ? path(tongue, metal(drawing, ACROSS, lit(colour, 0.2))) +
          line('M-20 -28V44', { colour: '#fff', width: 4 }, { opacity: 0.6 })
      : rect({ x: -40, y: -16, width: 80, height: 32, r: 6 }, shaded(colour, 0.6)),
    fastening,
  );
}

/** Hooks with their eyes or bars, by what they fasten. */
export const hooks = ({ count, size, use }: Lot & { use: HookUse }): Illustration => ({
  view: 'flat',
  draw: (drawing, { main }) =>
    lot(drawing, { count, size, turn: 22 }, (index) => hookFor(drawing, use, main, index)),
});
