import { lit, shaded } from '../colour-mixing.ts';
import type { Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { contactShadow, cylinder } from '../light.ts';
import { band, ellipse, group, line, path, steps } from '../svg.ts';

const CENTRE = { x: 262, y: 262 };
const RADIUS = { x: 178, y: 78 };
const WIDTH = 104;
const TAIL = 'M300 339C400 336 452 352 500 408S566 470 640 470V574C560 574 540 556 500 512S400 440 300 443Z';

const halfTurn = (y: number, sweep: 0 | 1, toX: number) =>
  `A${RADIUS.x} ${RADIUS.y} 0 0 ${sweep} ${toX} ${y}`;

function roll(drawing: Drawing, colour: string): string {
  const { x, y } = CENTRE;
  const [left, right] = [x - RADIUS.x, x + RADIUS.x];
  const side = `M${left} ${y}${halfTurn(y, 0, right)}V${y + WIDTH}${halfTurn(y + WIDTH, 1, left)}Z`;
  const ribs = steps({ start: 10, end: WIDTH, step: 10.5 })
    .map((down) => `M${left} ${y + down}${halfTurn(y + down, 0, right)}`)
    .join('');
  const layers = steps({ start: 0.3, end: 1.02, step: 0.052 })
    .map((k) => {
      const [rx, ry] = [RADIUS.x * k, RADIUS.y * k];
      return `M${x - rx} ${y}A${rx} ${ry} 0 1 0 ${x + rx} ${y}A${rx} ${ry} 0 1 0 ${x - rx} ${y}`;
    })
    .join('');
  return (
    path(side, cylinder(drawing, colour)) +
    line(ribs, { colour: shaded(colour, 0.4), width: 1.6 }, { opacity: 0.28 }) +
    ellipse({ x, y, rx: RADIUS.x, ry: RADIUS.y }, lit(colour, 0.3)) +
    line(layers, { colour: shaded(colour, 0.4), width: 2 }, { opacity: 0.36 })
  );
}

function cardboardCore(): string {
  const { x, y } = CENTRE;
  const shadow = `M${x - 45} ${y}A45 18.5 0 0 1 ${x + 45} ${y}A45 15 0 0 0 ${x - 45} ${y}Z`;
  return (
    ellipse({ x, y, rx: 52, ry: 22 }, '#B98F62') +
    ellipse({ x, y, rx: 45, ry: 18.5 }, '#6e4f33') +
    path(shadow, '#3d2a1b', { opacity: 0.6 })
  );
}

/** The free end runs parallel lines at `offset` below its upper edge. */
const alongTail = (offset: number) =>
  `M300 ${339 + offset}C400 ${336 + offset} 452 ${352 + offset} 500 ${408 + offset}S566 ${470 + offset} 640 ${470 + offset}`;

function tail(drawing: Drawing, colour: string, pattern: string): string {
  const fill = drawing.linear([
    [0, shaded(colour, 0.03)],
    [0.35, lit(colour, 0.25)],
    [0.62, shaded(colour, 0.2)],
    [0.78, colour],
    [1, lit(colour, 0.2)],
  ]);
  return path(TAIL, fill) + group({ clipPath: drawing.clip(TAIL) }, pattern);
}

function rollOf(drawing: Drawing, colour: string, pattern: string): string {
  return (
    contactShadow(drawing, { x: 300, y: 392, rx: 270, ry: 62 }, 0.4) +
    contactShadow(drawing, { x: 540, y: 566, rx: 140, ry: 26 }, 0.35) +
    roll(drawing, colour) +
    cardboardCore() +
    tail(drawing, colour, pattern)
  );
}

function ribbed(colour: string): string {
  const ribs = steps({ start: 10, end: WIDTH, step: 10.5 }).map(alongTail).join('');
  return (
    line(ribs, { colour: shaded(colour, 0.4), width: 1.6 }, { opacity: 0.3 }) +
    line(ribs, { colour: lit(colour, 0.7), width: 1.6 }, { opacity: 0.4, transform: 'translate(0 -3)' })
  );
}

export const flatElastic: Illustration = {
  view: 'standing',
  draw: (drawing, { main }) => rollOf(drawing, main, ribbed(main)),
};

/** With a row of buttonholes along its middle. */
export const buttonholeElastic: Illustration = {
  view: 'standing',
  draw(drawing, { main }) {
    const hole = { strokeDasharray: '20 24' };
    const middle = alongTail(52);
    const slits =
      line(middle, { colour: lit(main, 0.6), width: 15 }, { ...hole, opacity: 0.9 }) +
      line(middle, { colour: shaded(main, 0.72), width: 5 }, hole);
    return rollOf(drawing, main, ribbed(main) + slits);
  },
};

/** Openwork and fancy elastic: a stripe with a picot edge. */
export const fancyElastic: Illustration = {
  view: 'standing',
  draw(drawing, { main, accent }) {
    const stripes =
      line(alongTail(36), { colour: accent, width: 9 }) +
      line(alongTail(68), { colour: accent, width: 9 }) +
      line(alongTail(52), { colour: lit(accent, 0.55), width: 7 }, { strokeDasharray: '1 15' });
    const onRoll = steps({ start: 36, end: 70, step: 32 })
      .map((down) => {
        const y = CENTRE.y + down;
        return band(`M${CENTRE.x - RADIUS.x} ${y}${halfTurn(y, 0, CENTRE.x + RADIUS.x)}`, {
          colour: accent,
          width: 9,
        });
      })
      .join('');
    return (
      contactShadow(drawing, { x: 300, y: 392, rx: 270, ry: 62 }, 0.4) +
      contactShadow(drawing, { x: 540, y: 566, rx: 140, ry: 26 }, 0.35) +
      roll(drawing, main) +
      onRoll +
      cardboardCore() +
      tail(drawing, main, ribbed(main) + stripes)
    );
  },
};
