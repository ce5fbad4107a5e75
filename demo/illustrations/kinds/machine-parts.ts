import { shaded } from '../colour-mixing.ts';
import { ACROSS, DOWN, type Drawing } from '../drawing.ts';
import { metal, sheet } from '../light.ts';
import { line, path, rect, times } from '../svg.ts';

// Parts that all machines share, so that they look like one family.

const NEEDLE = { colour: '#7b808e', width: 3 };

type At = { readonly x: number; readonly y: number };

/** The hand wheel at a machine's right, `height` tall, with grooves for the hand. */
export function handWheel(drawing: Drawing, { x, y }: At, colour: string): string {
  const body = drawing.linear([
    [0, shaded(colour, 0.1)],
    [0.5, '#ffffff'],
    [0.5, shaded(colour, 0.02)],
    [1, shaded(colour, 0.42)],
  ]);
  const grooves = times(8, (index) => `M${x + 4} ${y + 12 + index * 12}H${x + 28}`);
  return (
    rect({ x, y, width: 32, height: 104, r: 11 }, body) +
    line(grooves, { colour: shaded(colour, 0.5), width: 2 }, { opacity: 0.35 })
  );
}

/** Needle bar, clamp and needle; the needle's point is at 88 below `y`. */
export const needleBar = (drawing: Drawing, { x, y }: At): string =>
  rect({ x, y, width: 8, height: 36, r: 2 }, metal(drawing)) +
  rect({ x: x - 5, y: y + 34, width: 18, height: 12, r: 3 }, metal(drawing)) +
  line(`M${x + 4} ${y + 44}V${y + 86}`, NEEDLE);

/** Presser bar and foot, its sole about 75 below `y`. */
export const presserFoot = (drawing: Drawing, { x, y }: At): string =>
  rect({ x, y, width: 7, height: 50, r: 2 }, metal(drawing)) +
  path(
    `M${x - 10} ${y + 50}H${x + 20}L${x + 26} ${y + 74}Q${x + 12} ${y + 78} ${x - 2} ${y + 76}L${x - 10} ${y + 74}Z`,
    metal(drawing, DOWN),
  );

type Cloth = { readonly shape: string; readonly seam: string };

/** The cloth under the needle, with the seam so far. */
export const clothInWork = (drawing: Drawing, { shape, seam }: Cloth, colour: string): string =>
  path(shape, sheet(drawing, colour)) +
  line(seam, { colour: shaded(colour, 0.1), width: 3.4 }, { strokeDasharray: '11 7' });

/** A knob with a mark that shows its position. */
export function dial(
  drawing: Drawing,
  { x, y, r }: At & { r: number },
  colours: { body: string; mark: string },
): string {
  const { body, mark } = colours;
  const face = drawing.radial(
    [
      [0, '#ffffff'],
      [0.7, shaded(body, 0.02)],
      [1, shaded(body, 0.2)],
    ],
    { x: 0.4, y: 0.3, r: 0.8 },
  );
  return (
    `<circle cx="${x}" cy="${y + 2}" r="${r + 2}" fill="${shaded(body, 0.24)}"/>` +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${face}"/>` +
    line(`M${x} ${y - r * 0.78}V${y - r * 0.2}`, { colour: mark, width: r * 0.17 })
  );
}

/** A steel plate let into the bed. */
export const needlePlate = (drawing: Drawing, at: { x: number; y: number; width: number }): string =>
  rect({ ...at, height: 9, r: 3 }, metal(drawing, DOWN));

/** The table of a workshop, with its legs and the shadow beneath. */
export const workTable = (drawing: Drawing): string =>
  rect(
    { x: 0, y: 444, width: 600, height: 26 },
    drawing.linear(
      [
        [0, '#E2C79B'],
        [1, '#B98F5C'],
      ],
      DOWN,
    ),
  ) +
  rect({ x: 0, y: 438, width: 600, height: 8 }, '#F1E0BE') +
  rect(
    { x: 0, y: 468, width: 600, height: 132 },
    drawing.linear(
      [
        [0, '#1b1230', 0.34],
        [1, '#1b1230', 0.06],
      ],
      DOWN,
    ),
  ) +
  rect({ x: 60, y: 470, width: 26, height: 130 }, '#5b6170') +
  rect({ x: 520, y: 470, width: 26, height: 130 }, '#5b6170');

/** The dark hand wheel of an industrial machine, under its belt guard. */
export const beltWheel = (drawing: Drawing, { x, y }: At): string =>
  rect({ x: x - 14, y: y + 14, width: 16, height: 110, r: 4 }, metal(drawing, DOWN)) +
  rect(
    { x, y, width: 34, height: 138, r: 12 },
    drawing.linear(
      [
        [0, '#2b2f3d'],
        [0.45, '#7b8192'],
        [1, '#1f222d'],
      ],
      ACROSS,
    ),
  ) +
  line(
    times(8, (index) => `M${x + 3} ${y + 14 + index * 16}H${x + 31}`),
    { colour: '#14161f', width: 2.4 },
    { opacity: 0.55 },
  );

/** What drives an industrial machine: nothing yet, a clutch motor with its belt, or a small servo motor. */
export type Drive = 'none' | 'clutch' | 'servo';

/** The motor below the table. */
export function underTable(drawing: Drawing, drive: Drive, accent: string): string {
  if (drive === 'none') return '';
  const dark = drawing.linear(
    [
      [0, '#7b8192'],
      [0.4, '#4b5062'],
      [1, '#2b2f3d'],
    ],
    DOWN,
  );
  if (drive === 'servo')
    return (
      rect({ x: 300, y: 470, width: 26, height: 30 }, '#4b5062') +
      rect({ x: 262, y: 492, width: 124, height: 78, r: 20 }, dark) +
      `<circle cx="386" cy="531" r="30" fill="${metal(drawing, DOWN)}"/>` +
      rect({ x: 172, y: 484, width: 70, height: 58, r: 6 }, '#2A3044') +
      rect({ x: 182, y: 494, width: 50, height: 18, r: 3 }, '#9FD2C4') +
      line('M400 512L534 330M376 508L520 320', { colour: '#14161f', width: 3 }) +
      rect({ x: 182, y: 520, width: 16, height: 12, r: 3 }, accent)
    );
  return (
    rect({ x: 250, y: 470, width: 130, height: 14 }, '#4b5062') +
    rect({ x: 214, y: 482, width: 196, height: 108, r: 18 }, dark) +
    line(
      times(6, (index) => `M${240 + index * 24} 494V578`),
      { colour: '#14161f', width: 4 },
      { opacity: 0.45 },
    ) +
    rect({ x: 404, y: 500, width: 34, height: 72, r: 8 }, metal(drawing, DOWN)) +
    line('M432 506L556 330M410 506L534 320', { colour: '#14161f', width: 4 }) +
    rect({ x: 236, y: 566, width: 56, height: 10, r: 4 }, accent)
  );
}
