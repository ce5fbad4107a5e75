import { lit, shaded } from '../colour-mixing.ts';
import { DOWN, type Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { contactShadow } from '../light.ts';
import { circle, group, line, path, ring, steps } from '../svg.ts';
import { type RibbonTrim, TRIMS, type Trim } from './ribbon-trims.ts';

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
