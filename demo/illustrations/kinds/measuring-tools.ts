import { lit, shaded } from '../colour-mixing.ts';
import { DIAGONAL, DOWN, type Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { dome, looseThread, metal } from '../light.ts';
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

/** Points along the tape, with the way walked from its start. */
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

/** One tick every 13 units along the tape, a number at every fourth. */
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

/** A worn wedge of tailor's chalk, seen from above. */
function chalkWedge(drawing: Drawing, colour: string): string {
  const face = drawing.linear(
    [
      [0, lit(colour, 0.55)],
      [0.6, lit(colour, 0.2)],
      [1, shaded(colour, 0.08)],
    ],
    DIAGONAL,
  );
  return (
    group(
      drawing.dropShadow('small'),
      path(
        'M-92 46C-70 -20 -30 -64 0 -76C34 -62 74 -16 94 44Q96 60 78 64C20 76 -30 76 -78 66Q-98 62 -92 46Z',
        shaded(colour, 0.22),
      ),
    ) +
    path('M-92 42C-70 -24 -30 -68 0 -80C34 -66 74 -20 94 40C60 52 -50 54 -92 42Z', face) +
    line('M-66 28C-50 -10 -26 -40 0 -54', { colour: '#fff', width: 4 }, { opacity: 0.55 }) +
    centredText(
      { text: 'H', face: 'piazzolla-700', size: 40, x: 4, y: 24, fill: shaded(colour, 0.26) },
      { opacity: 0.6 },
    )
  );
}

export const chalk: Illustration = {
  view: 'flat',
  draw(drawing, { main, accent }) {
    const drawn = { width: 7, opacity: 0.9 };
    const stroke = (d: string, colour: string) =>
      line(d, { colour, width: drawn.width }, { opacity: drawn.opacity, strokeDasharray: '30 5 46 4' });
    return (
      stroke('M40 470C180 420 300 500 560 420', lit(main, 0.5)) +
      stroke('M40 520C180 470 300 550 560 470', '#F6F1E6') +
      placed('translate(190 220) rotate(-18) scale(1.3)', chalkWedge(drawing, main)) +
      placed('translate(420 180) rotate(24) scale(1.1)', chalkWedge(drawing, '#F4F1E8')) +
      placed('translate(400 380) rotate(-10) scale(1.16)', chalkWedge(drawing, accent))
    );
  },
};

/** A marker whose line water takes away. */
export const fabricMarker: Illustration = {
  view: 'flat',
  draw(drawing, { main }) {
    const barrel = drawing.linear(
      [
        [0, '#ffffff'],
        [0.35, '#F7F3EA'],
        [0.7, '#DFD8CA'],
        [1, '#B8B0A2'],
      ],
      DOWN,
    );
    const coloured = drawing.linear(
      [
        [0, lit(main, 0.5)],
        [0.35, lit(main, 0.2)],
        [0.7, main],
        [1, shaded(main, 0.4)],
      ],
      DOWN,
    );
    const cap = group(
      { transform: 'translate(330 476) rotate(14)', ...drawing.dropShadow() },
      path('M0 -30Q0 -36 8 -36H150Q166 -36 166 0T150 36H8Q0 36 0 30Z', coloured),
      rect({ x: 22, y: -46, width: 116, height: 13, r: 6 }, shaded(main, 0.16)),
    );
    return (
      looseThread('M40 424C96 372 132 470 176 426', { colour: main, width: 6 }) +
      cap +
      group(
        { transform: 'translate(180 420) rotate(-38) scale(1.04)', ...drawing.dropShadow() },
        path('M0 0L30 -8V8Z', shaded(main, 0.25)),
        path('M26 -13L62 -22V22L26 13Z', '#E9E2D2'),
        rect({ x: 60, y: -30, width: 300, height: 60, r: 6 }, barrel),
        rect({ x: 60, y: -30, width: 34, height: 60, r: 4 }, coloured),
        rect({ x: 334, y: -30, width: 40, height: 60, r: 9 }, coloured),
        centredText({ text: 'Se borra con agua', face: 'piazzolla-700', size: 25, x: 214, y: 9, fill: INK }),
        line('M108 -20H320M108 21H320', { colour: main, width: 2 }, { strokeDasharray: '10 6' }),
      )
    );
  },
};

/** Two thimbles: one stands, one has rolled over. */
export const thimble: Illustration = {
  view: 'flat',
  draw(drawing, { main, accent }) {
    const one = (transform: string, colour: string) => {
      const body = 'M-96 130L-76 -60C-70 -130 -40 -152 0 -152S70 -130 76 -60L96 130A96 26 0 0 1 -96 130Z';
      const dimples = drawing.pattern(
        { width: 21, height: 18 },
        circle({ x: 6, y: 5, r: 4 }, shaded(colour, 0.5), { opacity: 0.6 }) +
          circle({ x: 7, y: 6, r: 2.6 }, lit(colour, 0.5), { opacity: 0.6 }) +
          circle({ x: 16.5, y: 14, r: 4 }, shaded(colour, 0.5), { opacity: 0.6 }) +
          circle({ x: 17.5, y: 15, r: 2.6 }, lit(colour, 0.5), { opacity: 0.6 }),
      );
      return group(
        { transform, ...drawing.dropShadow() },
        path(body, metal(drawing, undefined, colour)),
        path('M-86 40L-76 -60C-70 -130 -40 -152 0 -152S70 -130 76 -60L86 40A86 22 0 0 1 -86 40Z', dimples),
        path('M-88 52A88 23 0 0 0 88 52L90 72A90 24 0 0 1 -90 72Z', lit(colour, 0.35), { opacity: 0.75 }),
        line(
          'M-84 96A90 24 0 0 0 84 96',
          { colour: shaded(colour, 0.5), width: 2.4 },
          { strokeDasharray: '10 6', opacity: 0.7 },
        ),
        path('M-96 130A96 26 0 0 0 96 130L98 142A98 27 0 0 1 -98 142Z', lit(colour, 0.2)),
        circle({ x: -30, y: -104, r: 16 }, dome(drawing, '#ffffff'), { opacity: 0.25 }),
      );
    };
    return (
      looseThread('M60 470C140 520 230 430 300 500S470 560 560 480', { colour: '#A3132F', width: 3.4 }) +
      one('translate(226 286) rotate(-10) scale(1.12)', main) +
      one('translate(440 372) rotate(64) scale(.78)', accent)
    );
  },
};
