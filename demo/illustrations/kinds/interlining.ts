import { lit, shaded } from '../colour-mixing.ts';
import { DOWN } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { contactShadow } from '../light.ts';
import { circle, ellipse, line, path, steps } from '../svg.ts';

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
