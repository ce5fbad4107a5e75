import { lit, shaded } from '../colour-mixing.ts';
import { DIAGONAL, DOWN, type Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { contactShadow, cylinder } from '../light.ts';
import {
  band,
  circle,
  ellipse,
  group,
  line,
  outlined,
  path,
  placed,
  rect,
  ring,
  steps,
  times,
} from '../svg.ts';

type Ball = { readonly x: number; readonly y: number; readonly r: number };

/** Fluffy: hairs around the rim, tufts inside. The angles are fixed, so it never changes. */
function pompon(drawing: Drawing, { x, y, r }: Ball, colour: string): string {
  const hairs = (count: number, from: number, to: number) =>
    times(count, (index) => {
      const angle = index * 2.39996;
      const reach = to + ((index * 7) % 5) * 0.018;
      const start = from + ((index * 3) % 7) * 0.03;
      const bend = angle + 0.12;
      return `M${x + Math.cos(angle) * r * start} ${y + Math.sin(angle) * r * start}L${x + Math.cos(bend) * r * reach} ${y + Math.sin(bend) * r * reach}`;
    });
  const tufts = (count: number, spread: number) =>
    times(count, (index) => {
      const angle = index * 2.39996;
      const distance = Math.sqrt((index + 0.5) / count) * r * spread;
      const [px, py] = [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
      const [dx, dy] = [Math.cos(angle + 0.5) * r * 0.13, Math.sin(angle + 0.5) * r * 0.13];
      return `M${px} ${py}l${dx} ${dy}`;
    });
  const body = drawing.radial(
    [
      [0, lit(colour, 0.4)],
      [0.5, colour],
      [1, shaded(colour, 0.42)],
    ],
    { x: 0.36, y: 0.3, r: 0.78 },
  );
  return (
    group(
      drawing.dropShadow(),
      circle({ x, y, r: r * 0.94 }, body),
      line(hairs(150, 0.7, 0.98), { colour: shaded(colour, 0.2), width: r * 0.032 }),
    ) +
    circle({ x, y, r: r * 0.9 }, body) +
    line(hairs(120, 0.76, 0.95), { colour: lit(colour, 0.18), width: r * 0.026 }, { opacity: 0.75 }) +
    line(tufts(130, 0.84), { colour: shaded(colour, 0.36), width: r * 0.03 }, { opacity: 0.42 }) +
    line(
      tufts(90, 0.72),
      { colour: lit(colour, 0.6), width: r * 0.026 },
      { opacity: 0.5, transform: `translate(${-r * 0.06} ${-r * 0.09})` },
    )
  );
}

export const pompons: Illustration = {
  view: 'flat',
  draw: (drawing, { main, accent }) =>
    pompon(drawing, { x: 204, y: 210, r: 132 }, main) +
    pompon(drawing, { x: 436, y: 168, r: 88 }, accent) +
    pompon(drawing, { x: 420, y: 390, r: 116 }, lit(main, 0.3)) +
    pompon(drawing, { x: 176, y: 452, r: 84 }, '#F3EFE4') +
    pompon(drawing, { x: 306, y: 524, r: 46 }, main) +
    pompon(drawing, { x: 540, y: 268, r: 40 }, '#F3EFE4'),
};

/** Ovals of suede for elbows and knees, punched for sewing on. */
export const elbowPatches: Illustration = {
  view: 'flat',
  draw(drawing, { main, accent }) {
    const nap = drawing.pattern(
      { width: 7, height: 7, turn: 24 },
      line('M1 2h2M4 5h2', { colour: lit(main, 0.5), width: 1.2 }, { opacity: 0.5 }) +
        line('M4 1h1.500M1 5.500h1.500', { colour: shaded(main, 0.5), width: 1.2 }, { opacity: 0.4 }),
    );
    const suede = drawing.linear(
      [
        [0, lit(main, 0.22)],
        [0.5, main],
        [1, shaded(main, 0.2)],
      ],
      DIAGONAL,
    );
    const oval = { x: 0, y: 0, rx: 112, ry: 168 };
    const inner = { ...oval, rx: 97, ry: 152 };
    const patch = (transform: string) =>
      placed(
        transform,
        group(drawing.dropShadow(), ellipse(oval, suede)),
        ellipse(oval, nap),
        ellipse(inner, 'none', {
          stroke: shaded(main, 0.5),
          strokeWidth: 7,
          strokeDasharray: '15 10',
          strokeLinecap: 'round',
          opacity: 0.45,
          transform: 'translate(1 3)',
        }),
        ellipse(inner, 'none', {
          stroke: lit(accent, 0.3),
          strokeWidth: 5,
          strokeDasharray: '15 10',
          strokeLinecap: 'round',
        }),
        path('M-80 -90C-50 -140 -6 -152 30 -148', 'none', {
          stroke: '#fff',
          strokeWidth: 8,
          strokeLinecap: 'round',
          opacity: 0.16,
        }),
      );
    return (
      patch('translate(392 332) rotate(24) scale(1.1)') + patch('translate(212 272) rotate(-16) scale(1.1)')
    );
  },
};

/** Denim patches to iron on: a diagonal weave, orange topstitching, a frayed edge. */
export const denimPatches: Illustration = {
  view: 'flat',
  draw(drawing, { main, accent }) {
    const twill = drawing.pattern(
      { width: 6, height: 6, turn: 58 },
      line('M0 1.500h6', { colour: lit(main, 0.45), width: 1.5 }, { opacity: 0.55 }) +
        line('M0 4.500h6', { colour: shaded(main, 0.5), width: 1.4 }, { opacity: 0.4 }),
    );
    const worn = drawing.radial(
      [
        [0, lit(main, 0.42)],
        [0.7, main],
        [1, shaded(main, 0.14)],
      ],
      { x: 0.42, y: 0.4, r: 0.7 },
    );
    const patch = (transform: string, size: { width: number; height: number }) => {
      const { width, height } = size;
      const at = { x: -width / 2, y: -height / 2, width, height, r: 10 };
      const seam = { x: at.x + 15, y: at.y + 15, width: width - 30, height: height - 30, r: 5 };
      return placed(
        transform,
        group(
          drawing.dropShadow(),
          outlined(at, { colour: lit(main, 0.66), width: 9 }, { strokeDasharray: '1.5 2.6' }),
          rect(at, worn),
        ),
        rect(at, twill),
        outlined(
          seam,
          { colour: shaded(main, 0.6), width: 5 },
          { strokeDasharray: '13 8', opacity: 0.4, transform: 'translate(1 3)' },
        ),
        outlined(seam, { colour: accent, width: 4 }, { strokeDasharray: '13 8', strokeLinecap: 'round' }),
      );
    };
    return (
      patch('translate(386 408) rotate(-9)', { width: 260, height: 200 }) +
      patch('translate(206 236) rotate(12)', { width: 230, height: 300 }) +
      patch('translate(448 168) rotate(-16)', { width: 160, height: 160 })
    );
  },
};

/** A bolt of interlining: dotted with glue on one side. */
export const interlining: Illustration = {
  view: 'standing',
  draw(drawing, { main, accent }) {
    const dots = drawing.pattern(
      { width: 13, height: 13, turn: 20 },
      circle({ x: 3, y: 3, r: 1.7 }, shaded(main, 0.32), { opacity: 0.5 }) +
        circle({ x: 9.5, y: 9.5, r: 1.7 }, '#ffffff', { opacity: 0.7 }),
    );
    const sheetEdge = 'M96 330C150 372 168 452 130 520C260 552 420 548 560 512C520 452 524 392 536 330Z';
    const fall = drawing.linear(
      [
        [0, shaded(main, 0.2)],
        [0.35, lit(main, 0.3)],
        [0.7, main],
        [1, shaded(main, 0.1)],
      ],
      DOWN,
    );
    const bolt = drawing.linear(
      [
        [0, shaded(main, 0.16)],
        [0.28, lit(main, 0.5)],
        [0.55, main],
        [1, shaded(main, 0.34)],
      ],
      DOWN,
    );
    const spiral = steps({ start: 22, end: 92, step: 7 })
      .map(
        (r) =>
          `M${96 - r * 0.44} 262a${r * 0.44} ${r} 0 1 0 ${r * 0.88} 0a${r * 0.44} ${r} 0 1 0 ${-r * 0.88} 0`,
      )
      .join('');
    return (
      contactShadow(drawing, { x: 330, y: 526, rx: 280, ry: 34 }, 0.4) +
      path(sheetEdge, fall) +
      path(sheetEdge, dots) +
      line('M130 520C260 552 420 548 560 512', { colour: shaded(main, 0.3), width: 2 }, { opacity: 0.6 }) +
      path('M96 166H536A42 96 0 0 1 536 358H96Z', bolt) +
      line(
        'M536 176C552 200 562 230 562 262S552 324 536 348',
        { colour: shaded(main, 0.3), width: 2 },
        { opacity: 0.35 },
      ) +
      ellipse({ x: 96, y: 262, rx: 42, ry: 96 }, lit(main, 0.2)) +
      line(spiral, { colour: shaded(main, 0.4), width: 1.6 }, { opacity: 0.45 }) +
      ellipse({ x: 96, y: 262, rx: 12, ry: 27 }, '#B98F62') +
      ellipse({ x: 97, y: 262, rx: 8, ry: 20 }, '#5f432b') +
      path('M300 162H366V364C346 372 322 372 300 364Z', accent) +
      line('M308 170V366M358 170V366', { colour: lit(accent, 0.6), width: 2.4 }, { strokeDasharray: '9 6' })
    );
  },
};

/** Bias binding wound on its card, its folded edges showing. */
export const biasTape: Illustration = {
  view: 'flat',
  draw(drawing, { main, accent }) {
    const fold = drawing.linear(
      [
        [0, lit(main, 0.3)],
        [0.46, main],
        [0.5, shaded(main, 0.34)],
        [0.54, lit(main, 0.2)],
        [1, shaded(main, 0.14)],
      ],
      DOWN,
    );
    const turns = steps({ start: 152, end: 440, step: 58 })
      .map((y) => rect({ x: 164, y, width: 272, height: 54, r: 3 }, fold))
      .join('');
    const weave = drawing.pattern(
      { width: 5, height: 5, turn: 45 },
      line('M0 2.500h5', { colour: lit(main, 0.6), width: 1 }, { opacity: 0.35 }),
    );
    const tail = 'M430 412C520 404 540 452 500 486S460 560 560 566';
    return (
      placed(
        'rotate(-10 300 300)',
        group(drawing.dropShadow(), rect({ x: 180, y: 66, width: 240, height: 468, r: 10 }, '#F6F0E2')),
        line('M198 86H402M198 514H402', { colour: main, width: 2.6 }, { strokeDasharray: '11 7' }),
        circle({ x: 300, y: 108, r: 15 }, '#D5CDBB'),
        group(drawing.dropShadow('small'), turns),
        rect({ x: 164, y: 152, width: 272, height: 286 }, weave),
      ) +
      group(drawing.dropShadow(), band(tail, { colour: shaded(main, 0.06), width: 50 })) +
      band(tail, { colour: lit(main, 0.16), width: 24 }, { transform: 'translate(-1 -12)' }) +
      band(tail, { colour: shaded(main, 0.36), width: 2.6 }, { opacity: 0.6 }) +
      line(
        'M430 398C504 390 524 436 488 466',
        { colour: accent, width: 2.4 },
        { strokeDasharray: '9 6', opacity: 0.7 },
      )
    );
  },
};

/** Hem tape on a flat reel, with the web of glue that the iron melts. */
export const hemTape: Illustration = {
  view: 'standing',
  draw(drawing, { main, accent }) {
    const strip =
      'M300 404C380 404 414 448 452 486S540 528 640 520V468C560 470 520 448 486 406S420 330 360 318Z';
    const web = drawing.pattern(
      { width: 12, height: 12, turn: 12 },
      line('M0 6Q3 0 6 6T12 6M6 0Q0 3 6 6T6 12', { colour: '#ffffff', width: 1.1 }, { opacity: 0.6 }),
    );
    const fill = drawing.linear([
      [0, shaded(main, 0.1)],
      [0.35, lit(main, 0.24)],
      [0.65, shaded(main, 0.14)],
      [1, lit(main, 0.12)],
    ]);
    const layers = steps({ start: 74, end: 150, step: 6 })
      .map((r) => `M${250 - r} 256a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`)
      .join('');
    return (
      contactShadow(drawing, { x: 296, y: 430, rx: 200, ry: 28 }) +
      contactShadow(drawing, { x: 520, y: 530, rx: 130, ry: 20 }, 0.3) +
      path('M250 90L292 82A166 166 0 0 1 292 414L250 422Z', cylinder(drawing, '#E9E2D2')) +
      circle({ x: 250, y: 256, r: 166 }, '#F6F0E2') +
      circle({ x: 250, y: 256, r: 152 }, lit(main, 0.12)) +
      line(layers, { colour: shaded(main, 0.4), width: 1.8 }, { opacity: 0.4 }) +
      circle({ x: 250, y: 256, r: 72 }, '#F6F0E2') +
      ring({ x: 250, y: 256, r: 62 }, { colour: accent, width: 2.6 }, { strokeDasharray: '10 6.2' }) +
      circle({ x: 250, y: 256, r: 24 }, '#5f432b') +
      path(strip, fill) +
      path(strip, web) +
      line(
        'M300 404C380 404 414 448 452 486S540 528 640 520',
        { colour: shaded(main, 0.35), width: 2 },
        { opacity: 0.5 },
      )
    );
  },
};
