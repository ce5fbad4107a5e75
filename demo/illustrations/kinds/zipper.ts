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

/** The path of the open half: `t` is 0 at the slider and grows upwards. */
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

const closedTeeth = (paint: string, { from, to }: { from: number; to: number }) =>
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
      closedTeeth(paint, { from: 330, to: 660 }),
      slider(drawing, accent),
    );
  },
};

const TAPE = { left: 216, width: 168, top: 230 };

/** A closed zipper from y 230 to `bottom`, with its slider at the top and its stop at the end. */
function closedZipper(drawing: Drawing, { colour, metalColour, bottom }: ClosedZipper): string {
  const { left, width, top } = TAPE;
  const cloth = { x: left, y: top, width, height: bottom - top, r: 3 };
  const weave = steps({ start: top + 4, end: bottom, step: 5 }).map((y) => `M${left} ${y}h${width}`);
  const seams = `M${left + 16} ${top + 8}V${bottom - 8}M${left + width - 16} ${top + 8}V${bottom - 8}`;
  return (
    group(drawing.dropShadow(), rect(cloth, colour)) +
    line(weave.join(''), { colour: lit(colour, 0.24), width: 1.4 }, { opacity: 0.4 }) +
    line(seams, { colour: lit(colour, 0.5), width: 3 }, { strokeDasharray: '12 8', opacity: 0.6 }) +
    rect({ ...cloth, x: 274, width: 52, r: 0 }, shaded(colour, 0.5), { opacity: 0.24 }) +
    closedTeeth(toothPaint(drawing, metalColour), { from: top + 20, to: bottom - 44 }) +
    rect({ x: 270, y: bottom - 52, width: 60, height: 24, r: 5 }, metal(drawing, DIAGONAL, metalColour)) +
    slider(drawing, metalColour)
  );
}

type ClosedZipper = { readonly colour: string; readonly metalColour: string; readonly bottom: number };

/** Three closed zippers of different lengths, side by side. */
export const closedZippers: Illustration = {
  view: 'flat',
  draw(drawing, { main, accent }) {
    const hanging = (transform: string, { colour, bottom }: { colour: string; bottom: number }) =>
      placed(transform, closedZipper(drawing, { colour, metalColour: accent, bottom }));
    return placed(
      'rotate(-24 300 300)',
      hanging('translate(-44 -70) scale(.6)', { colour: lit(main, 0.3), bottom: 960 }),
      hanging('translate(104 -150) scale(.6)', { colour: main, bottom: 1200 }),
      hanging('translate(252 -50) scale(.6)', { colour: lit(main, 0.16), bottom: 860 }),
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
