import { arranged } from '../arranged.ts';
import { lit, shaded } from '../colour-mixing.ts';
import { DIAGONAL, DOWN, type Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { metal } from '../light.ts';
import { band, circle, group, line, path, placed, rect, steps } from '../svg.ts';

type Side = -1 | 1;

/** What the teeth are: a fine coil in the tape's colour, moulded plastic, or metal; an invisible zipper hides them. */
export type Teeth = 'coil' | 'plastic' | 'metal' | 'hidden';

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
  const edge = steps({ start: 0, end: 1.64, step: 0.04 }).map(openEdge);
  const points = edge.map((point, index) => {
    const next = edge[index + 1] ?? point;
    const previous = edge[index - 1] ?? point;
    const [tx, ty] = [next.dx - previous.dx, next.y - previous.y];
    const length = Math.hypot(tx, ty);
    return `L${300 + side * (point.dx - (ty / length) * 38)} ${point.y + (tx / length) * 38}`;
  });
  return `M${300 + side * 42} 760L${300 + side * 42} 300${points.join('')}`;
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

const TOOTH = {
  coil: { step: 0.022, width: 16, height: 4.6, gap: 5.4 },
  plastic: { step: 0.05, width: 27, height: 11.5, gap: 12.4 },
  metal: { step: 0.036, width: 23, height: 8.8, gap: 9 },
  hidden: { step: 0.05, width: 6, height: 4, gap: 12 },
} as const;

function openTeeth(side: Side, paint: string, teeth: Teeth): string {
  const { step, width, height } = TOOTH[teeth];
  return steps({ start: 0.015, end: 1.6, step })
    .map((t) => {
      const { dx, y } = openEdge(t);
      const angle = (Math.atan2(280.5 * t ** 0.7, 330) * 180) / Math.PI;
      const mirror = side < 0 ? ' scale(-1 1)' : '';
      const transform = `translate(${300 + side * dx} ${y}) rotate(${side * angle})${mirror}`;
      return rect({ x: -10, y: -height / 2, width, height, r: 3 }, paint, { transform });
    })
    .join('');
}

function closedTeeth(paint: string, teeth: Teeth, { from, to }: { from: number; to: number }): string {
  const { width, height, gap } = TOOTH[teeth];
  return steps({ start: from, end: to, step: gap })
    .map((y, index) =>
      rect(
        { x: 300 - width / 2 + (index % 2 === 0 ? 4 : -4), y, width, height: height * 0.9, r: 2.4 },
        paint,
      ),
    )
    .join('');
}

export type Pull = 'tab' | 'cord' | 'rubber' | 'leather' | 'drop';

const PULLS: Readonly<Record<Pull, string>> = {
  tab: 'M278 350h44q8 0 8 9l-6 118q-1 15-24 15t-24-15l-6-118q0-9 8-9zM300 372a11 11 0 1 0 .1 0z',
  cord: 'M292 350h16v20l14 110q0 18-22 18t-22-18l14-110z',
  rubber: 'M280 352h40q10 0 10 10v120q0 14-30 14t-30-14v-120q0-10 10-10zM300 362a9 9 0 1 0 .1 0z',
  leather: 'M276 356h48l6 130-30 20-30-20zM300 366a9 9 0 1 0 .1 0z',
  drop: 'M300 348C312 400 324 420 324 446a24 24 0 0 1-48 0C276 420 288 400 300 348Z',
};

/** Slider and pull, hanging at 300, 250. */
export function slider(drawing: Drawing, colour: string, pull: Pull = 'tab'): string {
  const body =
    'M266 282C262 262 278 250 300 262C322 250 338 262 334 282L324 352Q322 362 310 362H290Q278 362 276 352Z';
  return (
    group(drawing.dropShadow(), path(body, metal(drawing, DIAGONAL, colour))) +
    path('M287 286h26v52h-26z', shaded(colour, 0.35), { opacity: 0.45 }) +
    group(
      drawing.dropShadow('small'),
      path('M291 318h18v34h-18z', metal(drawing, undefined, colour)),
      path(PULLS[pull], metal(drawing, DIAGONAL, colour), { fillRule: 'evenodd' }),
      pull === 'drop'
        ? ''
        : line('M300 410v56', { colour: shaded(colour, 0.45), width: 3 }, { strokeDasharray: '9 6' }),
    )
  );
}

type OpenZipper = {
  readonly teeth: Teeth;
  readonly metal: string | null;
  readonly sliders?: 1 | 2;
  /** 0 for the shortest, drawn largest; 1 for the longest. */
  readonly length: number;
  readonly tilt?: number;
};

/** A separating zipper, half open across the picture; with two sliders, the second opens it from below. */
export const openZipper = ({
  teeth,
  metal: finish,
  sliders = 1,
  length,
  tilt = -16,
}: OpenZipper): Illustration => ({
  view: 'flat',
  draw(drawing, { main }) {
    const toothColour = finish ?? (teeth === 'coil' ? lit(main, 0.14) : shaded(main, 0.04));
    const paint = toothPaint(drawing, toothColour);
    const pull = finish ?? '#8d93a1';
    const scale = 1.12 - length * 0.3;
    return placed(
      `rotate(${tilt} 300 300) translate(${300 - 300 * scale} ${310 - 300 * scale}) scale(${scale})`,
      tape(drawing, { side: -1, colour: main }),
      tape(drawing, { side: 1, colour: main }),
      openTeeth(-1, paint, teeth),
      openTeeth(1, paint, teeth),
      closedTeeth(paint, teeth, { from: 330, to: 760 }),
      sliders === 2 ? placed('translate(0 840) scale(1 -1)', slider(drawing, pull)) : '',
      slider(drawing, pull),
    );
  },
});

type ClosedZipper = {
  /** In centimetres. */
  readonly length: number;
  readonly teeth: Teeth;
  readonly metal: string | null;
  /** Width of the tape and the teeth; 1 is a common one. */
  readonly weight?: number;
  /** The tape is of tulle with a lace edge. */
  readonly isLace?: boolean;
};

/** A tape of 2.8 cm. */
const TAPE = { left: 216, width: 168, perCm: 60 };

const MIN_PER_CM = 24;

/** A closed zipper as it is sold, as long as its name says: 10 cm is short, 60 cm crosses the picture. */
export const closedZipper = ({
  length,
  teeth,
  metal: finish,
  weight = 1,
  isLace = false,
}: ClosedZipper): Illustration => ({
  view: 'flat',
  draw(drawing, { main }) {
    const { left, width } = TAPE;
    const drawn = Math.min(900, 330 + length * 9.6);
    // Tape and slider keep their size beside the length, but for one that crosses the picture.
    const scale = (weight * Math.max(MIN_PER_CM, drawn / length)) / TAPE.perCm;
    const reach = drawn / scale;
    const [top, bottom] = [300 - reach / 2, 300 + reach / 2];
    const pull = finish ?? shaded(main, 0.1);
    const cloth = { x: left, y: top, width, height: bottom - top, r: 3 };
    const weave = steps({ start: top + 4, end: bottom, step: 6 }).map((y) => `M${left} ${y}h${width}`);
    const seams = `M${left + 16} ${top + 8}V${bottom - 8}M${left + width - 16} ${top + 8}V${bottom - 8}`;
    const scallops = steps({ start: top + 16, end: bottom - 8, step: 30 }).flatMap((y) => [
      circle({ x: left, y, r: 15 }, main, { opacity: 0.75 }),
      circle({ x: left + width, y, r: 15 }, main, { opacity: 0.75 }),
    ]);
    const mesh = drawing.pattern(
      { width: 10, height: 10, turn: 45 },
      line('M0 0H10M0 0V10', { colour: main, width: 1.6 }),
    );
    const ground = isLace
      ? group(
          drawing.dropShadow('small'),
          ...scallops,
          rect(cloth, main, { opacity: 0.45 }),
          rect(cloth, mesh),
        ) + rect({ ...cloth, x: 264, width: 72, r: 0 }, main)
      : group(drawing.dropShadow(), rect(cloth, main)) +
        line(weave.join(''), { colour: lit(main, 0.24), width: 1.4 }, { opacity: 0.4 });
    const chain =
      teeth === 'hidden'
        ? line(
            `M300 ${top + 40}V${bottom - 30}`,
            { colour: shaded(main, 0.55), width: 5 },
            { opacity: 0.6 },
          ) +
          line(
            `M290 ${top + 40}V${bottom - 30}M310 ${top + 40}V${bottom - 30}`,
            { colour: lit(main, 0.3), width: 3 },
            { opacity: 0.5 },
          )
        : closedTeeth(toothPaint(drawing, finish ?? lit(main, 0.14)), teeth, {
            from: top + 20,
            to: bottom - 44,
          });
    return placed(
      `rotate(-36 300 300) translate(${300 - 300 * scale} ${300 - 300 * scale}) scale(${scale})`,
      ground,
      line(seams, { colour: lit(main, 0.5), width: 3 }, { strokeDasharray: '12 8', opacity: 0.6 }),
      rect({ ...cloth, x: 274, width: 52, r: 0 }, shaded(main, 0.5), { opacity: 0.24 }),
      chain,
      rect(
        { x: 274, y: bottom - 52, width: 52, height: 22, r: 5 },
        metal(drawing, DIAGONAL, finish ?? '#C3C7CF'),
      ),
      placed(`translate(0 ${top - 236})`, slider(drawing, pull, teeth === 'hidden' ? 'drop' : 'tab')),
    );
  },
});

type Sliders = {
  readonly count: number;
  readonly pull?: Pull;
  readonly isDouble?: boolean;
  readonly size?: number;
};

/** Sliders alone, as many as the bag holds. */
export const sliders = ({ count, pull = 'tab', isDouble = false, size = 0.9 }: Sliders): Illustration => ({
  view: 'flat',
  draw(drawing, { main }) {
    const turn = count < 10 ? 60 : 34;
    return arranged(count, { width: 570, height: 570, radius: isDouble ? 150 : 112, turn, fill: size }, () =>
      placed(
        'translate(-300 -372)',
        slider(drawing, main, pull),
        isDouble ? placed('translate(0 532) scale(1 -1)', slider(drawing, main, pull)) : '',
      ),
    );
  },
});

const PULL_COLOURS = { cord: null, rubber: '#2A2A30', metal: null, leather: '#5E3A28' } as const;

type PullTabs = { readonly count: number; readonly material: keyof typeof PULL_COLOURS };

/** Pulls to hook on, without sliders: cord, rubber, metal, or leather. */
export const pullTabs = ({ count, material }: PullTabs): Illustration => ({
  view: 'flat',
  draw(drawing, { main, accent }) {
    const colour = PULL_COLOURS[material] ?? main;
    const shape = PULLS[material === 'metal' ? 'tab' : material];
    const paint =
      material === 'metal'
        ? metal(drawing, DIAGONAL, colour)
        : drawing.linear(
            [
              [0, lit(colour, 0.3)],
              [0.5, colour],
              [1, shaded(colour, 0.3)],
            ],
            DIAGONAL,
          );
    const clip = 'M300 350V318a13 13 0 1 1 1 0';
    return group(
      drawing.dropShadow('small'),
      arranged(count, { width: 560, height: 560, radius: 96, turn: 50 }, () =>
        placed(
          'translate(-300 -400)',
          path(shape, paint, { fillRule: 'evenodd' }),
          line(clip, { colour: '#8d93a1', width: 6 }),
          line(
            'M300 400v64',
            { colour: material === 'leather' ? accent : lit(colour, 0.5), width: 3 },
            { strokeDasharray: '9 6' },
          ),
        ),
      ),
    );
  },
});
