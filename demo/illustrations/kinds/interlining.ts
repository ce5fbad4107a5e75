import { lit, shaded } from '../colour-mixing.ts';
import type { Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { ellipse, line, path } from '../svg.ts';

/** Bolts of interlining or wadding: dotted with glue, woven, knitted, torn at the edge, or thick and soft. */
export type Interlining = 'fusible' | 'woven' | 'knit' | 'wadding' | 'stabiliser';

type Bolt = { readonly kind: Interlining; readonly weight: number; readonly length: number };

const surfaceOf = (drawing: Drawing, kind: Interlining, main: string) => {
  const dark = shaded(main, 0.32);
  if (kind === 'woven')
    return drawing.pattern(
      { width: 8, height: 8 },
      line('M0 4H8M4 0V8', { colour: dark, width: 1.3 }, { opacity: 0.45 }),
    );
  if (kind === 'knit')
    return drawing.pattern(
      { width: 10, height: 9 },
      line('M0 0L5 6 10 0', { colour: dark, width: 1.5 }, { opacity: 0.5 }),
    );
  if (kind === 'wadding')
    return drawing.pattern(
      { width: 34, height: 30, turn: 16 },
      line('M4 10q8-8 16 0t12-2M2 24q9-7 15 0t14-3', { colour: '#ffffff', width: 4 }, { opacity: 0.7 }) +
        line('M6 16q7-6 13 0M20 28q6-5 10 0', { colour: dark, width: 1.6 }, { opacity: 0.35 }),
    );
  if (kind === 'stabiliser')
    return drawing.pattern(
      { width: 18, height: 18, turn: 20 },
      line('M2 4l5 3M10 12l6-4M4 14l2-5', { colour: dark, width: 1.2 }, { opacity: 0.4 }),
    );
  return drawing.pattern(
    { width: 13, height: 13, turn: 20 },
    ellipse({ x: 3, y: 3, rx: 1.8, ry: 1.8 }, dark, { opacity: 0.5 }) +
      ellipse({ x: 9.5, y: 9.5, rx: 1.8, ry: 1.8 }, '#ffffff', { opacity: 0.7 }),
  );
};

export const interliningBolt = ({ kind, weight, length }: Bolt): Illustration => ({
  view: 'standing',
  draw(drawing, { main, accent }) {
    const surface = surfaceOf(drawing, kind, main);
    const r = 56 + length * 46 + weight * 14;
    const y = 366 - r;
    const [left, right] = [96, 536];
    const rx = r * 0.44;
    const fallen = `M${left} ${y + r * 0.6}C150 ${y + r + 20} 168 452 130 520C260 552 420 548 560 512C520 452 524 392 ${right} ${y + r * 0.6}Z`;
    const fall = drawing.linear(
      [
        [0, shaded(main, 0.2)],
        [0.35, lit(main, 0.3)],
        [0.7, main],
        [1, shaded(main, 0.1)],
      ],
      { from: [0, 0], to: [0, 1] },
    );
    const bolt = drawing.linear(
      [
        [0, shaded(main, 0.16)],
        [0.28, lit(main, 0.5)],
        [0.55, main],
        [1, shaded(main, 0.34)],
      ],
      { from: [0, 0], to: [0, 1] },
    );
    const thick = kind === 'wadding' ? 13 + weight * 9 : 5 + weight * 4;
    const spiral = Array.from({ length: Math.floor((r - 22) / thick) }, (_, index) => {
      const k = 24 + index * thick;
      return `M${left - k * 0.44} ${y}a${k * 0.44} ${k} 0 1 0 ${k * 0.88} 0a${k * 0.44} ${k} 0 1 0 ${-k * 0.88} 0`;
    }).join('');
    return (
      ellipse(
        { x: 330, y: 526, rx: 290, ry: 30 },
        drawing.radial([
          [0, '#1b1230', 0.4],
          [0.5, '#1b1230', 0.17],
          [1, '#1b1230', 0],
        ]),
      ) +
      path(fallen, fall) +
      path(fallen, surface) +
      line(
        'M130 520C260 552 420 548 560 512',
        {
          colour: kind === 'wadding' ? lit(main, 0.6) : shaded(main, 0.3),
          width: kind === 'wadding' ? 8 + weight * 10 : 2,
        },
        { opacity: 0.8 },
      ) +
      path(`M${left} ${y - r}H${right}A${rx} ${r} 0 0 1 ${right} ${y + r}H${left}Z`, bolt) +
      path(`M${left} ${y - r}H${right}A${rx} ${r} 0 0 1 ${right} ${y + r}H${left}Z`, surface, {
        opacity: 0.5,
      }) +
      ellipse({ x: left, y, rx, ry: r }, lit(main, 0.2)) +
      line(spiral, { colour: shaded(main, 0.4), width: 1.6 }, { opacity: 0.45 }) +
      ellipse({ x: left, y, rx: 12, ry: 24 }, '#B98F62') +
      ellipse({ x: left + 1, y, rx: 8, ry: 17 }, '#5f432b') +
      path(
        `M300 ${y - r - 3}H366V${y + r + 6}C346 ${y + r + 14} 322 ${y + r + 14} 300 ${y + r + 6}Z`,
        accent,
      ) +
      line(
        `M308 ${y - r}V${y + r + 6}M358 ${y - r}V${y + r + 6}`,
        { colour: lit(accent, 0.6), width: 2.4 },
        { strokeDasharray: '9 6' },
      )
    );
  },
});
