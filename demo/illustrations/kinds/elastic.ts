import { lit, shaded } from '../colour-mixing.ts';
import type { Drawing } from '../drawing.ts';
import type { Colours, Illustration } from '../illustration.ts';
import { contactShadow, cylinder } from '../light.ts';
import { circle, ellipse, line, path, steps } from '../svg.ts';

/** A roll that lies on its side: its middle, its radii, and the height of its band. */
type Roll = {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly band: number;
};

const halfTurn = ({ rx, ry }: Roll, sweep: 0 | 1, to: string) => `A${rx} ${ry} 0 0 ${sweep} ${to}`;

/** A line around the visible side, `down` from its upper edge. */
function around(roll: Roll, down: number): string {
  const { x, y, rx } = roll;
  return `M${x - rx} ${y + down}${halfTurn(roll, 0, `${x + rx} ${y + down}`)}`;
}

/** The upper edge of the loose end, moved down by `offset`. */
function alongTail({ y }: Roll, offset: number): string {
  const at = y + 77 + offset;
  return `M300 ${at}C400 ${at - 3} 452 ${at + 13} 500 ${at + 69}S566 ${at + 131} 660 ${at + 131}`;
}

function tailShape(roll: Roll): string {
  const at = roll.y + 77 + roll.band;
  return `${alongTail(roll, 0)}V${at + 131}C566 ${at + 131} 548 ${at + 125} 500 ${at + 69}C452 ${at + 13} 400 ${at - 3} 300 ${at}Z`;
}

function side(drawing: Drawing, roll: Roll, colour: string): string {
  const { x, y, rx, band } = roll;
  const shape = `M${x - rx} ${y}${halfTurn(roll, 0, `${x + rx} ${y}`)}V${y + band}${halfTurn(roll, 1, `${x - rx} ${y + band}`)}Z`;
  return path(shape, cylinder(drawing, colour));
}

function layers({ x, y, rx, ry }: Roll, colour: string): string {
  const rings = steps({ start: 0.3, end: 1.02, step: 9 / rx })
    .map(
      (k) =>
        `M${x - rx * k} ${y}A${rx * k} ${ry * k} 0 1 0 ${x + rx * k} ${y}A${rx * k} ${ry * k} 0 1 0 ${x - rx * k} ${y}`,
    )
    .join('');
  return (
    ellipse({ x, y, rx, ry }, lit(colour, 0.3)) +
    line(rings, { colour: shaded(colour, 0.4), width: 2 }, { opacity: 0.36 })
  );
}

function cardboardCore({ x, y }: Roll): string {
  const shadow = `M${x - 45} ${y}A45 18.5 0 0 1 ${x + 45} ${y}A45 15 0 0 0 ${x - 45} ${y}Z`;
  return (
    ellipse({ x, y, rx: 52, ry: 22 }, '#B98F62') +
    ellipse({ x, y, rx: 45, ry: 18.5 }, '#6e4f33') +
    path(shadow, '#3d2a1b', { opacity: 0.6 })
  );
}

/** Draws something along the band: once around the roll, once along the loose end. `share` 0 is the upper edge. */
type Trace = (share: number) => string;
type Pattern = (
  traces: { readonly roll: Trace; readonly tail: Trace; readonly band: number },
  colours: Colours,
) => string;

const both = ({ roll, tail }: { roll: Trace; tail: Trace }, share: number) => roll(share) + tail(share);

const ribs: Pattern = (traces, { main }) => {
  const lines = steps({ start: 0.08, end: 0.96, step: Math.max(0.1, 10 / traces.band) })
    .map((share) => both(traces, share))
    .join('');
  return line(lines, { colour: shaded(main, 0.4), width: 1.6 }, { opacity: 0.3 });
};

/** Openwork: rows of gaps through which the dark shows. */
const gaps =
  (shape: 'rhombs' | 'cells' | 'waves'): Pattern =>
  (traces, { main }) => {
    const rows = shape === 'waves' ? [0.36, 0.64] : [0.28, 0.5, 0.72];
    const dash = { rhombs: '9 13', cells: '16 7', waves: '26 14' }[shape];
    const width = traces.band * { rhombs: 0.13, cells: 0.17, waves: 0.1 }[shape];
    return rows
      .map((share, row) =>
        line(
          both(traces, share),
          { colour: shaded(main, 0.62), width },
          {
            strokeDasharray: dash,
            strokeDashoffset: row * 11,
            strokeLinecap: shape === 'cells' ? 'butt' : 'round',
            opacity: 0.8,
          },
        ),
      )
      .join('');
  };

const stripes =
  (shares: readonly number[], width: number): Pattern =>
  (traces, { accent }) =>
    shares
      .map((share) =>
        line(both(traces, share), { colour: accent, width: traces.band * width }, { strokeLinecap: 'butt' }),
      )
      .join('');

const picots =
  (size: number): Pattern =>
  (traces, { main }) =>
    [0, 1]
      .map((share) =>
        line(
          both(traces, share),
          { colour: lit(main, 0.25), width: size },
          { strokeDasharray: `0 ${size * 1.15}` },
        ),
      )
      .join('');

const RAINBOW = ['#CE1B2B', '#EE7B22', '#F6CB2E', '#13804A', '#1D5AC4', '#6B3D8F'];

const tapeGroove: Pattern = (traces, { main }) =>
  line(
    both(traces, 0.5),
    { colour: shaded(main, 0.45), width: traces.band * 0.36 },
    { opacity: 0.4, strokeLinecap: 'butt' },
  );

/** The zipper's teeth; several colours take turns along the chain. */
const teethIn =
  (coloursOf: (colours: Colours) => readonly string[]): Pattern =>
  (traces, colours) => {
    const shades = coloursOf(colours);
    const run = 40;
    return shades
      .map((colour, index) =>
        line(
          both(traces, 0.5),
          { colour, width: traces.band * 0.28 },
          shades.length === 1
            ? { strokeDasharray: '7 3.4', strokeLinecap: 'butt' }
            : {
                strokeDasharray: `7 3 7 3 7 3 7 ${run * shades.length - 37}`,
                strokeDashoffset: -run * index,
                strokeLinecap: 'butt',
              },
        ),
      )
      .join('');
  };

const seam: Pattern = (traces) =>
  line(both(traces, 0.5), { colour: '#1b1230', width: 2.4 }, { opacity: 0.5 });

const glints: Pattern = (traces) =>
  [0.16, 0.84]
    .map((share) =>
      line(both(traces, share), { colour: '#ffffff', width: 4 }, { strokeDasharray: '2 13', opacity: 0.9 }),
    )
    .join('');

const PATTERNS = {
  plain: [ribs],
  reinforced: [ribs, stripes([0.5], 0.02), stripes([0.24, 0.76], 0.03)],
  rhombs: [gaps('rhombs')],
  cells: [gaps('cells')],
  waves: [gaps('waves')],
  buttonholes: [
    ribs,
    (traces, { main }) =>
      line(
        both(traces, 0.5),
        { colour: lit(main, 0.6), width: 15 },
        { strokeDasharray: '20 24', opacity: 0.9 },
      ) + line(both(traces, 0.5), { colour: shaded(main, 0.72), width: 5 }, { strokeDasharray: '20 24' }),
  ],
  picot: [ribs, picots(11)],
  scalloped: [ribs, picots(20)],
  satin: [
    (traces) => line(both(traces, 0.34), { colour: '#ffffff', width: traces.band * 0.24 }, { opacity: 0.4 }),
  ],
  striped: [ribs, stripes([0.2, 0.4, 0.6, 0.8], 0.09)],
  twoTone: [ribs, stripes([0.76], 0.48)],
  lurex: [
    ribs,
    (traces) =>
      [0.2, 0.35, 0.5, 0.65, 0.8]
        .map((share) =>
          line(
            both(traces, share),
            { colour: '#F3E3AE', width: 3 },
            { strokeDasharray: '2 9', strokeDashoffset: share * 40 },
          ),
        )
        .join(''),
  ],
  sporty: [ribs, stripes([0.3, 0.5, 0.7], 0.1)],
  ruffled: [
    ribs,
    (traces, { main }) =>
      line(both(traces, 0.02), { colour: lit(main, 0.3), width: 26 }, { strokeDasharray: '1 21' }) +
      line(
        both(traces, 0.02),
        { colour: shaded(main, 0.4), width: 3 },
        { strokeDasharray: '7 15', opacity: 0.5 },
      ),
  ],
  chain: [tapeGroove, teethIn((colours) => [colours.accent]), seam],
  rainbowChain: [tapeGroove, teethIn(() => RAINBOW), seam],
  metalChain: [tapeGroove, teethIn(() => ['#D9B05A']), seam],
  lurexChain: [tapeGroove, teethIn(() => ['#E9ECF1']), glints, seam],
} as const satisfies Readonly<Record<string, readonly Pattern[]>>;

export type Weave = keyof typeof PATTERNS;

type Rolled = {
  /** In millimetres. */
  readonly width: number;
  /** 0 for the shortest length, 1 for the longest. */
  readonly length: number;
  readonly weave: Weave;
  /** Drawn in front of the roll, such as the buttons of a kit. */
  readonly beside?: (drawing: Drawing, colours: Colours) => string;
};

/** A roll of elastic or of zipper chain, with its loose end. */
export const elasticRoll = ({ width, length, weave, beside }: Rolled): Illustration => ({
  view: 'standing',
  draw(drawing, colours) {
    const { main } = colours;
    const band = Math.min(176, 22 + width * 2.7);
    const rx = 132 + length * 74;
    const roll: Roll = { x: 262, y: 292 - band * 0.5, rx, ry: rx * 0.43, band };
    const tail = tailShape(roll);
    const fill = drawing.linear([
      [0, shaded(main, 0.03)],
      [0.35, lit(main, 0.25)],
      [0.62, shaded(main, 0.2)],
      [0.78, main],
      [1, lit(main, 0.2)],
    ]);
    const traces = {
      band,
      roll: (share: number) => around(roll, share * band),
      tail: (share: number) => alongTail(roll, share * band),
    };
    const drawn = (on: 'roll' | 'tail') =>
      PATTERNS[weave]
        .map((pattern: Pattern) =>
          pattern({ ...traces, [on === 'roll' ? 'tail' : 'roll']: () => '' }, colours),
        )
        .join('');
    const foot = roll.y + band + roll.ry * 0.7;
    return (
      contactShadow(drawing, { x: 300, y: foot, rx: rx * 1.5, ry: 58 }, 0.4) +
      contactShadow(drawing, { x: 560, y: roll.y + 77 + band + 128, rx: 130, ry: 24 }, 0.35) +
      side(drawing, roll, main) +
      drawn('roll') +
      layers(roll, main) +
      cardboardCore(roll) +
      path(tail, fill) +
      drawn('tail') +
      (beside?.(drawing, colours) ?? '')
    );
  },
});

/** Four-holed buttons on the table, as the kit brings them. */
export function kitButtons(drawing: Drawing, { main }: Colours): string {
  return [
    [96, 500],
    [176, 530],
    [262, 512],
  ]
    .map(([x = 0, y = 0]) => {
      const holes = [-6, 6].flatMap((dx) =>
        [-3, 3].map((dy) => circle({ x: x + dx, y: y + dy, r: 2.8 }, shaded(main, 0.7))),
      );
      return (
        contactShadow(drawing, { x: x + 6, y: y + 10, rx: 44, ry: 12 }, 0.4) +
        ellipse({ x, y: y + 5, rx: 34, ry: 17 }, shaded(main, 0.3)) +
        ellipse({ x, y, rx: 34, ry: 17 }, lit(main, 0.3)) +
        ellipse({ x, y, rx: 23, ry: 11 }, lit(main, 0.1)) +
        holes.join('')
      );
    })
    .join('');
}
