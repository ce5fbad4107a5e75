import { lit } from '../colour-mixing.ts';
import { DIAGONAL, DOWN } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { metal } from '../light.ts';
import { centredText } from '../outline-text.ts';
import { band, circle, group, line, path, placed, rect, times } from '../svg.ts';

const INK = '#1b1e33';
const CARMINE = '#A3132F';

type Point = readonly [x: number, y: number];
type Curve = readonly [Point, Point, Point, Point];
type Place = { readonly x: number; readonly y: number; readonly walked: number };

const TAPE: readonly Curve[] = [
  [
    [96, 168],
    [170, 66],
    [300, 86],
    [314, 206],
  ],
  [
    [314, 206],
    [326, 310],
    [150, 330],
    [150, 436],
  ],
  [
    [150, 436],
    [150, 556],
    [350, 548],
    [400, 436],
  ],
  [
    [400, 436],
    [446, 330],
    [420, 230],
    [650, 190],
  ],
];

const TAPE_PATH =
  'M96 168C170 66 300 86 314 206C326 310 150 330 150 436C150 556 350 548 400 436C446 330 420 230 650 190';

function onCurve([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t;
  const at = (axis: 0 | 1) =>
    u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
  return [at(0), at(1)];
}

/** Points along the tape, with their distance from its start. */
function walk(curves: readonly Curve[]): readonly Place[] {
  const points = curves.flatMap((curve) =>
    Array.from({ length: 250 }, (_, step) => onCurve(curve, step / 250)),
  );
  let walked = 0;
  return points.map(([x, y], index) => {
    const [px, py] = points[index - 1] ?? [x, y];
    walked += Math.hypot(x - px, y - py);
    return { x, y, walked };
  });
}

/** One tick every 13 units along the tape, with a number at every fourth. */
function graduation(): string {
  const places = walk(TAPE);
  let ticks = '';
  let numbers = '';
  for (let tick = 1; ; tick++) {
    const index = places.findIndex(({ walked }) => walked >= tick * 13);
    const [place, ahead] = [places[index], places[index + 2]];
    if (place === undefined || ahead === undefined) break;
    const angle = Math.atan2(ahead.y - place.y, ahead.x - place.x);
    const [nx, ny] = [Math.sin(angle), -Math.cos(angle)];
    const at = (distance: number) => `${place.x + nx * distance} ${place.y + ny * distance}`;
    ticks += `M${at(35)}L${at(tick % 4 === 0 ? 9 : 21)}M${at(-35)}L${at(-27)}`;
    if (tick % 4 !== 0) continue;
    const number = tick / 4;
    numbers += placed(
      `translate(${at(-10)}) rotate(${(angle * 180) / Math.PI})`,
      centredText({
        text: String(number),
        face: 'archivo-700',
        size: 25,
        x: 0,
        y: 8,
        fill: number % 10 === 0 ? CARMINE : INK,
      }),
    );
  }
  return line(ticks, { colour: INK, width: 2 }) + numbers;
}

export const tapeMeasure: Illustration = {
  view: 'flat',
  draw: (drawing, { main }) =>
    group(drawing.dropShadow(), band(TAPE_PATH, { colour: main, width: 72 })) +
    band(TAPE_PATH, { colour: lit(main, 0.35), width: 50 }, { opacity: 0.5 }) +
    graduation() +
    group(
      { transform: 'translate(96 168) rotate(-54)', ...drawing.dropShadow('small') },
      rect({ x: -30, y: -39, width: 36, height: 78, r: 4 }, metal(drawing, DOWN, '#C9A96A')),
      circle({ x: -14, y: 0, r: 7 }, '#5a4a2a'),
    ),
};

function scale(length: number): string {
  const ticks = times(length, (index) => {
    const height = index % 10 === 0 ? 40 : index % 5 === 0 ? 30 : 19;
    return `M${index * 8.4} 0V${height}`;
  });
  const numbers = times(Math.floor(length / 10), (index) =>
    centredText({
      text: String(index + 1),
      face: 'archivo-700',
      size: 24,
      x: (index + 1) * 84,
      y: 66,
      fill: (index + 1) % 5 === 0 ? CARMINE : INK,
    }),
  );
  return line(ticks, { colour: INK, width: 1.8 }) + numbers;
}

/** A see-through patchwork ruler over a stitched pattern line. */
export const ruler: Illustration = {
  view: 'flat',
  draw(drawing, { main, accent }) {
    const glass = drawing.linear(
      [
        [0, '#ffffff', 0.72],
        [0.5, lit(main, 0.62), 0.55],
        [1, lit(main, 0.4), 0.62],
      ],
      DIAGONAL,
    );
    const grid =
      times(8, (index) => `M${index * 84} 78V210`) + times(3, (index) => `M0 ${94 + index * 44}H680`);
    const paper = group(drawing.dropShadow(), path('M-60 120L520 60L640 640H-40Z', '#F4ECD8'));
    const patternLine = line(
      'M-20 560C140 520 210 420 300 330S470 150 620 120',
      { colour: CARMINE, width: 4 },
      { strokeDasharray: '17 11' },
    );
    return (
      paper +
      patternLine +
      placed(
        'translate(-20 330) rotate(-22)',
        group(drawing.dropShadow(), rect({ x: 0, y: 0, width: 690, height: 216, r: 6 }, glass)),
        placed('translate(30 6)', scale(78)),
        line(grid, { colour: accent, width: 1.6 }, { opacity: 0.5, transform: 'translate(30 0)' }),
        line('M0 3H690', { colour: '#fff', width: 4 }, { opacity: 0.9 }),
        circle({ x: 52, y: 160, r: 16 }, '#F4ECD8', { stroke: lit(accent, 0.3), strokeWidth: 3 }),
      )
    );
  },
};
