import { lit, shaded } from './colour-mixing.ts';
import { ACROSS, DIAGONAL, type Direction, DOWN, type Drawing } from './drawing.ts';
import { type Ellipse, ellipse, line, rect } from './svg.ts';

// The light always comes from the upper left.

export const STEEL = '#B9BDC6';

/** A round, upright body: dark edge, highlight at a third, dark side. */
export const cylinder = (drawing: Drawing, colour: string): string =>
  drawing.linear([
    [0, shaded(colour, 0.34)],
    [0.1, shaded(colour, 0.12)],
    [0.3, lit(colour, 0.26)],
    [0.4, lit(colour, 0.18)],
    [0.62, colour],
    [0.88, shaded(colour, 0.36)],
    [1, shaded(colour, 0.24)],
  ]);

export const metal = (drawing: Drawing, direction: Direction = ACROSS, colour = STEEL): string =>
  drawing.linear(
    [
      [0, shaded(colour, 0.28)],
      [0.22, lit(colour, 0.7)],
      [0.42, colour],
      [0.62, lit(colour, 0.5)],
      [0.82, shaded(colour, 0.22)],
      [1, shaded(colour, 0.05)],
    ],
    direction,
  );

/** A ball, a pearl, a domed head. */
export const dome = (drawing: Drawing, colour: string): string =>
  drawing.radial(
    [
      [0, lit(colour, 0.62)],
      [0.5, colour],
      [1, shaded(colour, 0.35)],
    ],
    { x: 0.35, y: 0.3, r: 0.8 },
  );

/** A painted, standing housing: bright top, darker foot. */
export const housing = (drawing: Drawing, colour: string, shine = 0.5): string =>
  drawing.linear(
    [
      [0, lit(colour, shine)],
      [0.24, lit(colour, 0.16)],
      [0.62, colour],
      [1, shaded(colour, 0.18)],
    ],
    DOWN,
  );

/** The reflections along a housing, drawn over its colour. */
export const reflections = (drawing: Drawing): string =>
  drawing.linear([
    [0, '#1b1230', 0.12],
    [0.07, '#ffffff', 0.25],
    [0.28, '#ffffff', 0],
    [0.76, '#1b1230', 0],
    [0.87, '#ffffff', 0.2],
    [1, '#1b1230', 0.25],
  ]);

/** Lit cloth or card. */
export const sheet = (drawing: Drawing, colour: string): string =>
  drawing.linear(
    [
      [0, lit(colour, 0.62)],
      [0.45, lit(colour, 0.4)],
      [0.75, lit(colour, 0.56)],
      [1, lit(colour, 0.3)],
    ],
    DIAGONAL,
  );

/** The shadow under a standing object. */
export function contactShadow(drawing: Drawing, at: Ellipse, opacity = 0.42): string {
  const fill = drawing.radial([
    [0, '#1b1230', opacity],
    [0.5, '#1b1230', opacity * 0.42],
    [1, '#1b1230', 0],
  ]);
  return ellipse(at, fill);
}

/** A loose end of thread with its own small shadow. */
export function looseThread(d: string, { colour, width = 3 }: { colour: string; width?: number }): string {
  const shadow = { colour: shaded(colour, 0.5), width };
  const shine = { colour: lit(colour, 0.45), width: width * 0.35 };
  return (
    line(d, shadow, { opacity: 0.25, transform: 'translate(3 6)' }) +
    line(d, { colour, width }) +
    line(d, shine, { transform: 'translate(-.5 -.7)' })
  );
}

export const BACKDROPS = {
  lino: '#E6DFD0',
  rosa: '#E9CDC5',
  salvia: '#CBD6C3',
  cielo: '#C6D5DE',
  manteca: '#EFDFB4',
  arcilla: '#D9B79C',
  niebla: '#D5D3DC',
  anil: '#33477A',
  bordo: '#7E2336',
  musgo: '#3F6455',
} as const;

export type Backdrop = keyof typeof BACKDROPS;

const WHOLE = { x: 0, y: 0, width: 600, height: 600 };

/** A surface lit across its diagonal, seen from above. */
export function flatBackdrop(drawing: Drawing, backdrop: Backdrop): string {
  const colour = BACKDROPS[backdrop];
  const stops = [
    [0, lit(colour, 0.3)],
    [0.55, colour],
    [1, shaded(colour, 0.09)],
  ] as const;
  return rect(WHOLE, drawing.linear(stops, DIAGONAL));
}

/** A studio sweep: the wall bends into the table without an edge. */
export function standingBackdrop(drawing: Drawing, backdrop: Backdrop): string {
  const colour = BACKDROPS[backdrop];
  const sweep = [
    [0, lit(colour, 0.1)],
    [0.5, lit(colour, 0.04)],
    [0.7, shaded(colour, 0.075)],
    [0.8, lit(colour, 0.1)],
    [1, lit(colour, 0.34)],
  ] as const;
  const lamp = [
    [0, '#ffffff', 0.5],
    [1, '#ffffff', 0],
  ] as const;
  return (
    rect(WHOLE, drawing.linear(sweep, DOWN)) +
    rect(WHOLE, drawing.radial(lamp, { x: 0.34, y: 0.26, r: 0.62 }))
  );
}
