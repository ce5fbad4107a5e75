import { lit, shaded } from '../colour-mixing.ts';
import { DOWN } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { contactShadow, cylinder } from '../light.ts';
import { band, circle, group, line, path, placed, rect, ring, steps } from '../svg.ts';

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
