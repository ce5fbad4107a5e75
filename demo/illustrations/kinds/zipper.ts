import { lit, shaded } from '../colour-mixing.ts';
import { DIAGONAL, DOWN, type Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { metal } from '../light.ts';
import { band, group, line, path, placed, rect, steps } from '../svg.ts';

type Side = -1 | 1;

const toothPaint = (drawing: Drawing, colour: string) =>
  drawing.linear(
    [
      [0, lit(colour, 0.65)],
      [0.5, colour],
      [1, shaded(colour, 0.4)],
    ],
    DOWN,
  );

/** Where the open half runs: `t` is 0 at the slider and grows upwards. */
const openEdge = (t: number) => ({ dx: 6 + 165 * t ** 1.7, y: 290 - 330 * t });

/** The middle line of one tape, 38 beside the teeth. */
function tapeLine(side: Side): string {
  const edge = steps({ start: 0, end: 1.46, step: 0.04 }).map(openEdge);
  const points = edge.map((point, index) => {
    const next = edge[index + 1] ?? point;
    const previous = edge[index - 1] ?? point;
    const [tx, ty] = [next.dx - previous.dx, next.y - previous.y];
    const length = Math.hypot(tx, ty);
    return `L${300 + side * (point.dx - (ty / length) * 38)} ${point.y + (tx / length) * 38}`;
  });
  return `M${300 + side * 42} 660L${300 + side * 42} 300${points.join('')}`;
}

function tape(drawing: Drawing, { side, colour }: { side: Side; colour: string }): string {
  const d = tapeLine(side);
  return (
    group(drawing.dropShadow(), band(d, { colour, width: 72 })) +
    band(d, { colour: lit(colour, 0.22), width: 72 }, { strokeDasharray: '1.3 4', opacity: 0.5 }) +
    band(
      d,
      { colour: shaded(colour, 0.4), width: 3 },
      { opacity: 0.35, transform: `translate(${side * 16} 0)`, strokeDasharray: '9 5' },
    )
  );
}

function openTeeth(side: Side, paint: string): string {
  return steps({ start: 0.015, end: 1.42, step: 0.036 })
    .map((t) => {
      const { dx, y } = openEdge(t);
      const angle = (Math.atan2(280.5 * t ** 0.7, 330) * 180) / Math.PI;
      const mirror = side < 0 ? ' scale(-1 1)' : '';
      const transform = `translate(${300 + side * dx} ${y}) rotate(${side * angle})${mirror}`;
      return rect({ x: -10, y: -4.4, width: 23, height: 8.8, r: 3 }, paint, { transform });
    })
    .join('');
}

const closedTeeth = (paint: string, from = 330, to = 660) =>
  steps({ start: from, end: to, step: 9 })
    .map((y, index) => rect({ x: index % 2 === 0 ? 292 : 282, y, width: 26, height: 7.6, r: 2.6 }, paint))
    .join('');

/** Slider and pull, hanging at 300, 250. */
export function slider(drawing: Drawing, colour: string): string {
  const body =
    'M266 282C262 262 278 250 300 262C322 250 338 262 334 282L324 352Q322 362 310 362H290Q278 362 276 352Z';
  const pull = 'M278 350h44q8 0 8 9l-6 118q-1 15-24 15t-24-15l-6-118q0-9 8-9zM300 372a11 11 0 1 0 .1 0z';
  return (
    group(drawing.dropShadow(), path(body, metal(drawing, DIAGONAL, colour))) +
    path('M287 286h26v52h-26z', shaded(colour, 0.35), { opacity: 0.45 }) +
    group(
      drawing.dropShadow('small'),
      path('M291 318h18v34h-18z', metal(drawing, undefined, colour)),
      path(pull, metal(drawing, DIAGONAL, colour), { fillRule: 'evenodd' }),
      line('M300 410v56', { colour: shaded(colour, 0.45), width: 3 }, { strokeDasharray: '9 6' }),
    )
  );
}

/** Half open, across the picture. */
export const zipper: Illustration = {
  view: 'flat',
  draw(drawing, { main, accent }) {
    const paint = toothPaint(drawing, accent);
    return placed(
      'rotate(-16 300 300) translate(0 10)',
      tape(drawing, { side: -1, colour: main }),
      tape(drawing, { side: 1, colour: main }),
      openTeeth(-1, paint),
      openTeeth(1, paint),
      closedTeeth(paint),
      slider(drawing, accent),
    );
  },
};

/** Two closed zippers side by side, with their stops and their box. */
export const closedZippers: Illustration = {
  view: 'flat',
  draw(drawing, { main, accent }) {
    const paint = toothPaint(drawing, accent);
    const closed = (colour: string, bottom: number) => {
      const weave = { colour: lit(colour, 0.22), width: 1.4 };
      const edges = [238, 362].map((x) => `M${x} 200V${bottom}`).join('');
      const rows = steps({ start: 200, end: bottom, step: 5 })
        .map((y) => `M228 ${y}H372`)
        .join('');
      return (
        group(
          drawing.dropShadow(),
          rect({ x: 228, y: 190, width: 144, height: bottom - 190, r: 2 }, colour),
        ) +
        line(rows, weave, { opacity: 0.45 }) +
        line(edges, { colour: shaded(colour, 0.4), width: 2.6 }, { strokeDasharray: '9 5', opacity: 0.5 }) +
        rect({ x: 276, y: 190, width: 48, height: bottom - 190 }, shaded(colour, 0.5), { opacity: 0.2 }) +
        closedTeeth(paint, 250, bottom - 46) +
        rect({ x: 274, y: bottom - 46, width: 52, height: 18, r: 4 }, metal(drawing, DIAGONAL, accent)) +
        placed('translate(0 -20)', slider(drawing, accent))
      );
    };
    return placed(
      'rotate(-14 300 300)',
      placed('translate(-104 -120)', closed(main, 640)),
      placed('translate(106 -40)', closed(lit(main, 0.22), 560)),
    );
  },
};

/** Sliders alone, as they are sold for zipper by the metre. */
export const zipperSliders: Illustration = {
  view: 'flat',
  draw(drawing, { main }) {
    const lying = (transform: string) =>
      placed(transform, placed('translate(-300 -370)', slider(drawing, main)));
    return (
      lying('translate(176 186) rotate(24) scale(.98)') +
      lying('translate(420 160) rotate(-32) scale(.98)') +
      lying('translate(300 330) rotate(8) scale(.98)') +
      lying('translate(150 430) rotate(-58) scale(.98)') +
      lying('translate(452 440) rotate(38) scale(.98)')
    );
  },
};
