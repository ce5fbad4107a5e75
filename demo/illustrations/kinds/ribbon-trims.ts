import { lit, shaded } from '../colour-mixing.ts';
import type { Drawing } from '../drawing.ts';
import type { Colours } from '../illustration.ts';
import { circle, line, path, steps } from '../svg.ts';
import { MOTIFS } from './lace-motifs.ts';

/** Draws over the loose end and over the roll's edge; a trace runs along the ribbon, `share` across it. */
export type Trim = (surface: {
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

/** The layers of each trim, the lowest first. */
export const TRIMS = {
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
