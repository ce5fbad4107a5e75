import { lit, shaded } from '../colour-mixing.ts';
import { DOWN, type Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { contactShadow } from '../light.ts';
import { circle, group, line, path, ring, steps } from '../svg.ts';

const TAIL =
  'M258 410C340 416 352 470 400 492S500 500 530 470L640 520V430C600 420 590 448 540 446S440 380 388 366Z';
const EDGE = 'M258 114L394 76A148 148 0 0 1 394 372L258 410Z';

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

/** The roll's flat side: layers of tape around a paper disc with a stitched ring. */
function layers(colour: string): string {
  const turns = steps({ start: 68, end: 147, step: 5.2 })
    .map((r) => `M${258 - r} 262a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`)
    .join('');
  return (
    circle({ x: 258, y: 262, r: 148 }, lit(colour, 0.12)) +
    line(turns, { colour: shaded(colour, 0.4), width: 1.8 }, { opacity: 0.45 }) +
    ring({ x: 258, y: 262, r: 148 }, { colour: lit(colour, 0.5), width: 2 }) +
    circle({ x: 258, y: 262, r: 70 }, '#F6F0E2') +
    ring({ x: 258, y: 262, r: 62 }, { colour, width: 2.4 }, { strokeDasharray: '10 6.2' }) +
    circle({ x: 258, y: 262, r: 30 }, '#B98F62') +
    circle({ x: 262, y: 260, r: 25 }, '#5f432b')
  );
}

type Trim = { readonly onEdge: string; readonly onTail: string };

function rollOf(drawing: Drawing, colour: string, cloth: Cloth, trim: Trim): string {
  return (
    contactShadow(drawing, { x: 320, y: 428, rx: 230, ry: 34 }) +
    contactShadow(drawing, { x: 470, y: 540, rx: 150, ry: 22 }, 0.3) +
    path(TAIL, cloth.tail) +
    group({ clipPath: drawing.clip(TAIL) }, trim.onTail) +
    line(
      'M258 410C340 416 352 470 400 492S500 500 530 470',
      { colour: shaded(colour, 0.3), width: 2.4 },
      { opacity: 0.5 },
    ) +
    path(EDGE, cloth.edge) +
    group({ clipPath: drawing.clip(EDGE) }, trim.onEdge) +
    layers(colour)
  );
}

/** A curve along the tail, `share` of the way from its lower to its upper edge. */
function alongTail(share: number): string {
  const between = (low: number, high: number) => low + (high - low) * share;
  const [startX, startY] = [between(258, 388), between(410, 366)];
  return `M${startX} ${startY}C${between(340, 440)} ${between(416, 380)} ${between(362, 470)} ${between(474, 420)} ${between(
    404,
    520,
  )} ${between(492, 444)}S${between(500, 570)} ${between(500, 448)} ${between(560, 600)} ${between(486, 430)}S640 ${between(
    520,
    430,
  )} 660 ${between(524, 432)}`;
}

/** A curve around the roll's edge, `share` of the way from its front to its back. */
const aroundEdge = (share: number) => {
  const [x, lift] = [258 + 136 * share, 38 * share];
  return `M${x} ${114 - lift}A148 148 0 0 1 ${x} ${410 - lift}`;
};

export const satinRibbon: Illustration = {
  view: 'standing',
  draw: (drawing, { main }) => rollOf(drawing, main, satin(drawing, main), { onEdge: '', onTail: '' }),
};

/** Ribbed across its width, with a selvedge on both sides. */
export const grosgrain: Illustration = {
  view: 'standing',
  draw(drawing, { main }) {
    const ribs = { colour: shaded(main, 0.42), width: 1.6 };
    const across = steps({ start: 250, end: 660, step: 6 })
      .map((x) => `M${x} 350L${x - 14} 530`)
      .join('');
    const upright = steps({ start: -8, end: 380, step: 6.4 })
      .map((y) => `M250 ${y + 64}L420 ${y + 16}`)
      .join('');
    return rollOf(drawing, main, matt(drawing, main), {
      onTail: line(across, ribs, { opacity: 0.42 }),
      onEdge: line(upright, ribs, { opacity: 0.36 }),
    });
  },
};

/** Woven strap for bags and rucksacks, with a line along each side. */
export const webbing: Illustration = {
  view: 'standing',
  draw(drawing, { main, accent }) {
    const weave = drawing.pattern(
      { width: 9, height: 9, turn: 32 },
      line(
        'M0 3l4.500-3 4.500 3M0 7.500l4.500-3 4.500 3',
        { colour: shaded(main, 0.45), width: 1.6 },
        { opacity: 0.6 },
      ) + line('M0 5l4.500-3 4.500 3', { colour: lit(main, 0.4), width: 1 }, { opacity: 0.5 }),
    );
    const stripes = [0.24, 0.76];
    return rollOf(drawing, main, matt(drawing, main), {
      onTail:
        path(TAIL, weave) +
        stripes.map((share) => line(alongTail(share), { colour: accent, width: 6 })).join(''),
      onEdge:
        path(EDGE, weave) +
        stripes.map((share) => line(aroundEdge(share), { colour: accent, width: 7 })).join(''),
    });
  },
};

/** A silver band on a bright tape. */
export const reflectiveTape: Illustration = {
  view: 'standing',
  draw(drawing, { main }) {
    const silver = '#D6DAE0';
    const beads = drawing.pattern(
      { width: 8, height: 8, turn: 45 },
      path('M0 0H8V8H0Z', silver) +
        line('M0 4H8M4 0V8', { colour: '#ffffff', width: 1.6 }, { opacity: 0.7 }) +
        circle({ x: 2, y: 2, r: 1 }, shaded(silver, 0.3)),
    );
    return rollOf(drawing, main, matt(drawing, main), {
      onTail:
        line(alongTail(0.5), { colour: silver, width: 40 }) +
        line(alongTail(0.5), { colour: beads, width: 38 }),
      onEdge:
        line(aroundEdge(0.5), { colour: silver, width: 64 }) +
        line(aroundEdge(0.5), { colour: beads, width: 62 }),
    });
  },
};
