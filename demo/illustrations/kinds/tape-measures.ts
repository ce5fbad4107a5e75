import { lit, shaded } from '../colour-mixing.ts';
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

const SECOND_CURVE = 'rotate(180 300 300)';

type Tape = {
  /** In metres: a longer tape lies in more turns. */
  readonly length: number;
  readonly kind: 'flexible' | 'glassFibre' | 'double';
};

/** A dressmaker's tape that lies in loops, with a metal end. */
export const tapeMeasure = ({ length, kind }: Tape): Illustration => ({
  view: 'flat',
  draw(drawing, { main, accent }) {
    const width = kind === 'glassFibre' ? 60 : 72;
    const one = (back: string) =>
      group(drawing.dropShadow(), band(TAPE_PATH, { colour: back, width })) +
      band(TAPE_PATH, { colour: lit(back, 0.35), width: width - 22 }, { opacity: 0.5 });
    const roll =
      length < 2
        ? ''
        : placed(
            'translate(452 456)',
            group(drawing.dropShadow(), circle({ x: 0, y: 0, r: length > 2 ? 112 : 84 }, lit(main, 0.2))),
            line(
              times(
                length > 2 ? 9 : 6,
                (turn) =>
                  `M${-24 - turn * 10} 0a${24 + turn * 10} ${24 + turn * 10} 0 1 0 ${48 + turn * 20} 0a${24 + turn * 10} ${24 + turn * 10} 0 1 0 ${-48 - turn * 20} 0`,
              ),
              { colour: shaded(main, 0.4), width: 2.4 },
              { opacity: 0.5 },
            ),
            circle({ x: 0, y: 0, r: 15 }, shaded(main, 0.5)),
          );
    return (
      (kind === 'double' ? group({ transform: SECOND_CURVE }, one(accent)) : '') +
      one(main) +
      graduation() +
      group(
        { transform: 'translate(96 168) rotate(-54)', ...drawing.dropShadow('small') },
        rect(
          { x: -30, y: -width * 0.54, width: 36, height: width * 1.08, r: 4 },
          metal(drawing, DOWN, '#C9A96A'),
        ),
        circle({ x: -14, y: 0, r: 7 }, '#5a4a2a'),
      ) +
      roll
    );
  },
});

export type TapeCase = 'round' | 'keyring' | 'cloth' | 'pocket';

/** A tape that springs back into its case. */
export const retractableTape = ({ shape, length }: { shape: TapeCase; length: number }): Illustration => ({
  view: 'flat',
  draw(drawing, { main, accent }) {
    const face = drawing.linear(
      [
        [0, lit(main, 0.4)],
        [0.5, main],
        [1, shaded(main, 0.3)],
      ],
      DIAGONAL,
    );
    const r = 128 + length * 26;
    const body =
      shape === 'pocket'
        ? `M${-r} ${-r * 0.7}Q${-r} ${-r} ${-r * 0.7} ${-r}H${r * 0.5}Q${r} ${-r} ${r} ${-r * 0.4}V${r * 0.86}H${-r * 0.7}Q${-r} ${r * 0.86} ${-r} ${r * 0.6}Z`
        : `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    const print = drawing.pattern(
      { width: 46, height: 46, turn: 14 },
      path('M23 6C27 14 38 14 38 23S27 32 23 40C19 32 8 32 8 23S19 14 23 6Z', lit(main, 0.6)) +
        circle({ x: 23, y: 23, r: 4 }, accent),
    );
    const ticks = times(18, (index) => `M${index * 15 + 8} -26V${index % 5 === 0 ? 0 : -12}`);
    const numbers = times(3, (index) =>
      centredText({
        text: String(index + 1),
        face: 'archivo-700',
        size: 22,
        x: 83 + index * 75,
        y: 20,
        fill: INK,
      }),
    );
    const keyring =
      shape === 'keyring'
        ? line(
            `M${-r * 0.66} ${-r * 0.76}C${-r * 1.2} ${-r * 1.4} ${-r * 0.5} ${-r * 1.7} ${-r * 0.4} ${-r * 1.1}`,
            { colour: '#8d93a1', width: 9 },
          )
        : '';
    return placed(
      'translate(258 292) rotate(-14)',
      keyring,
      group(
        { transform: `translate(${r * 0.7} ${r * 0.62})`, ...drawing.dropShadow('small') },
        rect({ x: 0, y: -28, width: 290, height: 56, r: 2 }, '#F6E7A2'),
        line(ticks, { colour: INK, width: 2 }),
        numbers,
        rect({ x: 282, y: -36, width: 18, height: 72, r: 3 }, metal(drawing, DOWN)),
      ),
      group(drawing.dropShadow(), path(body, face)),
      shape === 'cloth' ? path(body, print) : '',
      circle({ x: 0, y: 0, r: r * 0.5 }, shape === 'cloth' ? lit(main, 0.7) : shaded(main, 0.12)),
      circle({ x: 0, y: 0, r: r * 0.3 }, accent),
      line(
        `M${-r * 0.86} 0a${r * 0.86} ${r * 0.86} 0 0 1 ${r * 0.86} ${-r * 0.86}`,
        { colour: lit(main, 0.75), width: 5 },
        { opacity: shape === 'pocket' ? 0 : 0.6 },
      ),
    );
  },
});
