import { lit, shaded } from '../colour-mixing.ts';
import { DOWN, type Drawing } from '../drawing.ts';
import type { Colours, Illustration } from '../illustration.ts';
import { contactShadow } from '../light.ts';
import { circle, group, line, path, ring, steps } from '../svg.ts';
import { MOTIFS } from './lace-motifs.ts';

/** A roll that stands on y 410, turned a little: its disc, and the depth of the ribbon behind it. */
type Roll = { readonly x: number; readonly y: number; readonly r: number; readonly depth: number };

const LIFT = 0.28;
const FOOT = 420;

type Cloth = { readonly tail: string; readonly edge: string };

const satin = (drawing: Drawing, colour: string): Cloth => ({
  tail: drawing.linear([
    [0, shaded(colour, 0.1)],
    [0.16, lit(colour, 0.5)],
    [0.3, colour],
    [0.46, shaded(colour, 0.24)],
    [0.6, lit(colour, 0.2)],
    [0.72, lit(colour, 0.55)],
    [0.86, colour],
    [1, shaded(colour, 0.22)],
  ]),
  edge: drawing.linear(
    [
      [0, shaded(colour, 0.3)],
      [0.14, lit(colour, 0.62)],
      [0.3, lit(colour, 0.12)],
      [0.55, colour],
      [0.85, shaded(colour, 0.38)],
      [1, shaded(colour, 0.25)],
    ],
    DOWN,
  ),
});

const matt = (drawing: Drawing, colour: string): Cloth => ({
  tail: drawing.linear([
    [0, shaded(colour, 0.12)],
    [0.2, lit(colour, 0.16)],
    [0.46, shaded(colour, 0.16)],
    [0.72, lit(colour, 0.18)],
    [1, shaded(colour, 0.14)],
  ]),
  edge: drawing.linear(
    [
      [0, shaded(colour, 0.18)],
      [0.18, lit(colour, 0.2)],
      [0.55, colour],
      [1, shaded(colour, 0.34)],
    ],
    DOWN,
  ),
});

/** A curve along the loose end, `share` of the way from its front edge to its back edge. */
function alongTail({ x, depth }: Roll, share: number): string {
  const [dx, dy] = [depth * share, -depth * LIFT * share];
  const at = (px: number, py: number) => `${px + dx} ${py + dy}`;
  return `M${at(x, FOOT)}C${at(x + 70, FOOT + 4)} ${at(x + 84, FOOT + 66)} ${at(x + 140, FOOT + 82)}S${at(x + 236, FOOT + 66)} ${at(x + 272, FOOT + 52)} ${at(x + 380, FOOT + 96)} ${at(x + 460, FOOT + 90)}`;
}

function tailShape(roll: Roll): string {
  const { x, depth } = roll;
  const at = (px: number, py: number) => `${px + depth} ${py - depth * LIFT}`;
  const back = `L${at(x + 460, FOOT + 90)}C${at(x + 380, FOOT + 96)} ${at(x + 308, FOOT + 38)} ${at(x + 272, FOOT + 52)}C${at(x + 236, FOOT + 66)} ${at(x + 196, FOOT + 98)} ${at(x + 140, FOOT + 82)}C${at(x + 84, FOOT + 66)} ${at(x + 70, FOOT + 4)} ${at(x, FOOT)}Z`;
  return alongTail(roll, 0) + back;
}

function edgeShape({ x, y, r, depth }: Roll): string {
  const [bx, by] = [x + depth, depth * LIFT];
  return `M${x} ${y - r}L${bx} ${y - r - by}A${r} ${r} 0 0 1 ${bx} ${y + r - by}L${x} ${y + r}Z`;
}

/** A curve around the roll's edge, `share` of the way from its front to its back. */
function aroundEdge({ x, y, r, depth }: Roll, share: number): string {
  const [px, lift] = [x + depth * share, depth * LIFT * share];
  return `M${px} ${y - r - lift}A${r} ${r} 0 0 1 ${px} ${y + r - lift}`;
}

/** The roll's flat side: layers of tape around a paper disc with a stitched ring. */
function disc({ x, y, r }: Roll, colour: string): string {
  const turns = steps({ start: 68, end: r, step: 5.2 })
    .map(
      (turn) => `M${x - turn} ${y}a${turn} ${turn} 0 1 0 ${2 * turn} 0a${turn} ${turn} 0 1 0 ${-2 * turn} 0`,
    )
    .join('');
  return (
    circle({ x, y, r }, lit(colour, 0.12)) +
    line(turns, { colour: shaded(colour, 0.4), width: 1.8 }, { opacity: 0.45 }) +
    ring({ x, y, r }, { colour: lit(colour, 0.5), width: 2 }) +
    circle({ x, y, r: 64 }, '#F6F0E2') +
    ring({ x, y, r: 56 }, { colour, width: 2.4 }, { strokeDasharray: '10 6.2' }) +
    circle({ x, y, r: 28 }, '#B98F62') +
    circle({ x: x + 4, y: y - 2, r: 23 }, '#5f432b')
  );
}

/** Draws over the loose end and over the roll's edge; a trace runs along the ribbon, `share` across it. */
type Trim = (surface: {
  readonly drawing: Drawing;
  readonly colours: Colours;
  readonly depth: number;
  readonly trace: (share: number) => string;
  readonly shape: string;
  readonly on: 'tail' | 'edge';
}) => string;

const ribs: Trim = ({ colours, on }) => {
  const thread = { colour: shaded(colours.main, 0.42), width: 1.6 };
  const across =
    on === 'tail'
      ? steps({ start: 200, end: 760, step: 6 }).map((x) => `M${x} 340L${x - 24} 560`)
      : steps({ start: -60, end: 480, step: 6.4 }).map((y) => `M200 ${y + 64}L460 ${y - 9}`);
  return line(across.join(''), thread, { opacity: 0.4 });
};

const woven: Trim = ({ drawing, colours, shape }) => {
  const weave = drawing.pattern(
    { width: 9, height: 9, turn: 32 },
    line(
      'M0 3l4.500-3 4.500 3M0 7.500l4.500-3 4.500 3',
      { colour: shaded(colours.main, 0.45), width: 1.6 },
      { opacity: 0.6 },
    ) + line('M0 5l4.500-3 4.500 3', { colour: lit(colours.main, 0.4), width: 1 }, { opacity: 0.5 }),
  );
  return path(shape, weave);
};

const lines =
  (shares: readonly number[], width: number): Trim =>
  ({ colours, depth, trace }) =>
    shares
      .map((share) =>
        line(trace(share), { colour: colours.accent, width: depth * width }, { strokeLinecap: 'butt' }),
      )
      .join('');

const bands =
  (stripes: readonly (readonly [share: number, width: number, colour: string])[]): Trim =>
  ({ depth, trace }) =>
    stripes
      .map(([share, width, colour]) =>
        line(trace(share), { colour, width: depth * width }, { strokeLinecap: 'butt' }),
      )
      .join('');

const dots: Trim = ({ colours, depth, trace }) => {
  const size = Math.max(7, depth * 0.15);
  const rows = depth < 50 ? [0.5] : [0.25, 0.75];
  return rows
    .map((share, row) =>
      line(
        trace(share),
        { colour: colours.accent, width: size },
        { strokeDasharray: `0 ${size * 2.4}`, strokeDashoffset: row * size * 1.2 },
      ),
    )
    .join('');
};

const printed =
  (motif: keyof typeof MOTIFS): Trim =>
  ({ drawing, colours, depth, shape }) => {
    const size = Math.max(24, Math.min(44, depth * 0.5));
    const tile = path(MOTIFS[motif], colours.accent, {
      transform: `translate(${size / 2} ${size / 2}) scale(${size / 130})`,
    });
    return path(shape, drawing.pattern({ width: size, height: size, turn: 14 }, tile));
  };

const reflective =
  (width: number): Trim =>
  ({ drawing, depth, trace }) => {
    const silver = '#D6DAE0';
    const beads = drawing.pattern(
      { width: 8, height: 8, turn: 45 },
      path('M0 0H8V8H0Z', silver) +
        line('M0 4H8M4 0V8', { colour: '#ffffff', width: 1.6 }, { opacity: 0.7 }) +
        circle({ x: 2, y: 2, r: 1 }, shaded(silver, 0.3)),
    );
    const at = trace(0.5);
    return (
      line(at, { colour: silver, width: depth * width }, { strokeLinecap: 'butt' }) +
      line(at, { colour: beads, width: depth * width - 2 }, { strokeLinecap: 'butt' })
    );
  };

/** A rounded fold with a cord inside, and the flat strip by which it is sewn. */
const piping: Trim = ({ depth, trace }) =>
  line(trace(0.2), { colour: '#DDE1E7', width: depth * 0.34 }, { strokeLinecap: 'butt' }) +
  line(trace(0.14), { colour: '#ffffff', width: depth * 0.1 }, { opacity: 0.85 }) +
  line(trace(0.44), { colour: '#1b1230', width: 2 }, { opacity: 0.35, strokeDasharray: '6 4' });

const adhesive: Trim = ({ drawing, shape }) => {
  const web = drawing.pattern(
    { width: 12, height: 12, turn: 12 },
    line('M0 6Q3 0 6 6T12 6M6 0Q0 3 6 6T6 12', { colour: '#ffffff', width: 1.1 }, { opacity: 0.7 }),
  );
  return path(shape, web);
};

const TRIMS = {
  satin: [],
  doubleSatin: [lines([0.04, 0.96], 0.03)],
  dotted: [dots],
  flowered: [printed('daisy')],
  hearts: [printed('heart')],
  grosgrain: [ribs],
  stripedGrosgrain: [lines([0.22, 0.5, 0.78], 0.1), ribs],
  dottedGrosgrain: [dots, ribs],
  tricolour: [
    bands([
      [0.17, 0.34, '#CE1B2B'],
      [0.5, 0.34, '#FBFAF5'],
      [0.83, 0.34, '#13804A'],
    ]),
    ribs,
  ],
  argentine: [
    bands([
      [0.17, 0.34, '#74ACDF'],
      [0.5, 0.34, '#FBFAF5'],
      [0.83, 0.34, '#74ACDF'],
    ]),
    ribs,
  ],
  twill: [woven],
  webbing: [woven, lines([0.08, 0.92], 0.03)],
  stripedWebbing: [woven, lines([0.24, 0.76], 0.06)],
  reflective: [reflective(0.5)],
  reflectiveOnly: [reflective(0.94)],
  reflectiveNarrow: [reflective(0.3), lines([0.12, 0.88], 0.04)],
  piping: [piping],
  adhesive: [adhesive],
  hem: [lines([0.1], 0.05), ribs],
} as const satisfies Readonly<Record<string, readonly Trim[]>>;

export type RibbonTrim = keyof typeof TRIMS;

type Ribbon = {
  /** In millimetres. */
  readonly width: number;
  /** 0 for the shortest length, 1 for the longest. */
  readonly length: number;
  readonly trim: RibbonTrim;
};

const SHINY: ReadonlySet<RibbonTrim> = new Set(['satin', 'doubleSatin', 'dotted', 'flowered', 'hearts']);

/** A standing roll with its loose end. */
export const ribbonRoll = ({ width, length, trim }: Ribbon): Illustration => ({
  view: 'standing',
  draw(drawing, colours) {
    const { main } = colours;
    const depth = Math.min(190, 22 + width * 3.2);
    const r = 104 + length * 60;
    const roll: Roll = { x: 236 - depth * 0.12, y: FOOT - r, r, depth };
    const cloth = SHINY.has(trim) ? satin(drawing, main) : matt(drawing, main);
    const [tail, edge] = [tailShape(roll), edgeShape(roll)];
    const trimmed = (on: 'tail' | 'edge') => {
      const shape = on === 'tail' ? tail : edge;
      const trace = (share: number) => (on === 'tail' ? alongTail(roll, share) : aroundEdge(roll, share));
      const drawn = TRIMS[trim].map((each: Trim) => each({ drawing, colours, depth, trace, shape, on }));
      return group({ clipPath: drawing.clip(shape) }, ...drawn);
    };
    return (
      contactShadow(drawing, { x: roll.x + depth * 0.6, y: FOOT + 12, rx: r + depth * 0.8, ry: 34 }) +
      contactShadow(drawing, { x: 470, y: FOOT + 108, rx: 170, ry: 22 }, 0.3) +
      path(tail, cloth.tail) +
      trimmed('tail') +
      line(alongTail(roll, 0), { colour: shaded(main, 0.3), width: 2.4 }, { opacity: 0.5 }) +
      path(edge, cloth.edge) +
      trimmed('edge') +
      disc(roll, main)
    );
  },
});

type Handle = { readonly kind: 'leather' | 'padded' | 'plaited'; readonly length: number };

/** A pair of bag handles, bent as they are sewn on. */
export const bagHandles = ({ kind, length }: Handle): Illustration => ({
  view: 'flat',
  draw(drawing, { main, accent }) {
    const reach = 120 + length * 90;
    const width = { leather: 44, padded: 54, plaited: 40 }[kind];
    const weave = drawing.pattern(
      { width: 14, height: 14, turn: 40 },
      line('M0 4H14', { colour: lit(main, 0.35), width: 4 }, { opacity: 0.5 }) +
        line('M0 11H14', { colour: shaded(main, 0.45), width: 3 }, { opacity: 0.4 }),
    );
    const one = (x: number, turn: number) => {
      const d = `M${x - 100} ${300 + reach}V${330 - reach * 0.4}Q${x - 100} ${300 - reach} ${x} ${300 - reach}T${x + 100} ${330 - reach * 0.4}V${300 + reach}`;
      const ends = [x - 100, x + 100]
        .map(
          (at) =>
            path(
              `M${at - width * 0.62} ${300 + reach - 70}H${at + width * 0.62}V${300 + reach + 6}Q${at} ${300 + reach + 40} ${at - width * 0.62} ${300 + reach + 6}Z`,
              kind === 'leather' ? '#5E3A28' : shaded(main, 0.16),
            ) +
            line(
              `M${at - width * 0.4} ${300 + reach - 54}H${at + width * 0.4}V${300 + reach}H${at - width * 0.4}Z`,
              { colour: accent, width: 3 },
              { strokeDasharray: '9 6' },
            ),
        )
        .join('');
      const seams =
        kind === 'leather'
          ? [line(d, { colour: '#5E3A28', width: width * 0.56 }, { strokeLinecap: 'butt' })]
          : [];
      return group(
        { transform: `rotate(${turn} ${x} 300)`, ...drawing.dropShadow() },
        line(d, { colour: shaded(main, 0.3), width: width + 3 }, { strokeLinecap: 'butt' }),
        line(d, { colour: main, width }, { strokeLinecap: 'butt' }),
        ...seams,
        line(
          d,
          { colour: weave, width: kind === 'plaited' ? width : width * 0.9 },
          { opacity: kind === 'leather' ? 0.2 : 1, strokeLinecap: 'butt' },
        ),
        line(
          d,
          { colour: lit(main, 0.6), width: kind === 'padded' ? 9 : 3 },
          { opacity: 0.35, transform: 'translate(-5 -5)' },
        ),
        ends,
      );
    };
    return one(250, 12) + one(352, 20);
  },
});
