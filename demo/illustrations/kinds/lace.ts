import { shaded } from '../colour-mixing.ts';
import type { Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { band, circle, ellipse, group, line, path, placed, rect, steps, times } from '../svg.ts';

/** One length of lace: its upper edge, the width of a scallop, and its height. */
type Strip = {
  readonly top: number;
  readonly scallop: number;
  readonly height: number;
  readonly hasNet: boolean;
};

const LEFT = -60;

/** Five petals and their heart, in the middle of a scallop. */
function flower({ top, scallop, height }: Strip, x: number, colour: string): string {
  const middle = x + scallop / 2;
  const petals = times(5, (index) => {
    const angle = Math.PI / 2 + (index - 2) * 0.5;
    const px = middle + Math.cos(angle) * scallop * 0.25;
    const py = top + height * 0.5 + Math.sin(angle) * height * 0.22;
    const transform = `rotate(${(index - 2) * 29} ${px} ${py})`;
    return ellipse({ x: px, y: py, rx: scallop * 0.055, ry: height * 0.1 }, 'none', { transform });
  });
  return petals + circle({ x: middle, y: top + height * 0.47, r: scallop * 0.06 }, colour);
}

const beading = ({ top, scallop, height }: Strip, x: number) =>
  times(4, (index) =>
    circle({ x: x + (scallop * (index + 0.5)) / 4, y: top + height * 0.24, r: scallop * 0.07 }, 'none'),
  );

function picots({ top, scallop, height }: Strip, x: number, colour: string): string {
  return times(9, (index) => {
    const angle = (Math.PI * (index + 0.5)) / 9;
    const px = x + scallop / 2 + Math.cos(angle) * scallop * 0.5;
    const py = top + height * 0.42 + Math.sin(angle) * height * 0.57;
    return circle({ x: px, y: py, r: scallop * 0.028 + 1.2 }, colour, { stroke: 'none' });
  });
}

function outline({ top, scallop, height }: Strip, lefts: readonly number[]): string {
  const right = LEFT + scallop * lefts.length;
  const arcs = lefts
    .toReversed()
    .map((x) => `A${scallop / 2} ${height * 0.55} 0 0 1 ${x} ${top + height * 0.42}`);
  return `M${LEFT} ${top}H${right}V${top + height * 0.42}${arcs.join('')}Z`;
}

function net({ top, scallop, height }: Strip): string {
  return steps({ start: LEFT, end: 760, step: scallop * 0.115 })
    .map((x) => {
      const from = `M${x} ${top + height * 0.34}`;
      return `${from}l${scallop * 0.34} ${height * 0.5}${from}l${-scallop * 0.34} ${height * 0.5}`;
    })
    .join('');
}

function lengthOfLace(drawing: Drawing, strip: Strip, colour: string): string {
  const { top, scallop, height } = strip;
  const lefts = steps({ start: LEFT, end: 760, step: scallop });
  const waist = top + height * 0.42;
  const arcs = (inset: number, depth: number) =>
    lefts
      .map((x) => {
        const radius = scallop * (0.5 - inset);
        return `M${x + scallop * inset} ${waist}A${radius} ${height * depth} 0 0 0 ${x + scallop * (1 - inset)} ${waist}`;
      })
      .join('');
  const shape = outline(strip, lefts);
  const motifs = lefts
    .map((x) => flower(strip, x, colour) + beading(strip, x) + picots(strip, x, colour))
    .join('');
  return (
    group(
      drawing.dropShadow('small'),
      path(shape, colour, { opacity: 0.3 }),
      group(
        { clipPath: drawing.clip(shape) },
        line(strip.hasNet ? net(strip) : '', { colour, width: 1.2 }, { opacity: 0.6 }),
      ),
      rect({ x: LEFT, y: top, width: 820, height: height * 0.12, r: 2 }, colour),
      rect({ x: LEFT, y: top + height * 0.33, width: 820, height: height * 0.05, r: 1 }, colour),
      line(arcs(0, 0.55), { colour, width: 5 }),
      line(arcs(0.1, 0.42), { colour, width: 2.4 }),
      group({ stroke: colour, strokeWidth: 2.6 }, motifs),
    ) +
    line(
      `M${LEFT} ${top + height * 0.06}H760`,
      { colour: shaded(colour, 0.3), width: 1.6 },
      { strokeDasharray: '7 5', opacity: 0.5 },
    )
  );
}

export const lace: Illustration = {
  view: 'flat',
  draw: (drawing, { main }) =>
    placed(
      'rotate(-14 300 300)',
      lengthOfLace(drawing, { top: 36, scallop: 108, height: 164, hasNet: true }, main),
      lengthOfLace(drawing, { top: 252, scallop: 72, height: 112, hasNet: false }, main),
      lengthOfLace(drawing, { top: 408, scallop: 132, height: 176, hasNet: true }, main),
    ),
};

/** Eyelet embroidery on cotton: an opaque cloth with cut-out flowers and a buttonholed edge. */
export const broderie: Illustration = {
  view: 'flat',
  draw(drawing, { main }) {
    const hole = shaded(main, 0.62);
    const eyelet = (x: number, y: number, rx: number, ry: number, turn = 0) =>
      ellipse({ x, y, rx, ry }, hole, {
        stroke: shaded(main, 0.1),
        strokeWidth: 5,
        transform: `rotate(${turn} ${x} ${y})`,
        strokeDasharray: '2.2 1.2',
      });
    const strip = (top: number) => {
      const lefts = steps({ start: LEFT, end: 700, step: 120 });
      const arcs = lefts.toReversed().map((x) => `A60 52 0 0 1 ${x} ${top + 128}`);
      const shape = `M${LEFT} ${top}H${LEFT + 120 * lefts.length}V${top + 128}${arcs.join('')}Z`;
      const motif = (x: number) =>
        times(6, (index) => {
          const angle = (index * Math.PI) / 3;
          return eyelet(x + 60 + Math.cos(angle) * 25, top + 122 + Math.sin(angle) * 25, 11, 6, index * 60);
        }) +
        eyelet(x + 60, top + 122, 6, 6) +
        eyelet(x, top + 78, 9, 9) +
        eyelet(x + 32, top + 62, 5, 5) +
        eyelet(x + 88, top + 62, 5, 5);
      const cloth = drawing.linear(
        [
          [0, shaded(main, 0.05)],
          [0.3, main],
          [1, shaded(main, 0.07)],
        ],
        { from: [0, 0], to: [0, 1] },
      );
      return (
        group(drawing.dropShadow(), path(shape, cloth)) +
        band(shape, { colour: shaded(main, 0.06), width: 9 }, { strokeDasharray: '2.4 1.2' }) +
        line(
          `M${LEFT} ${top + 22}H760`,
          { colour: shaded(main, 0.35), width: 2 },
          { strokeDasharray: '9 6', opacity: 0.7 },
        ) +
        lefts.map(motif).join('')
      );
    };
    return placed('rotate(-14 300 300)', strip(20), strip(216), strip(412));
  },
};
