import { lit, shaded } from '../colour-mixing.ts';
import { DIAGONAL, DOWN } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { dome, looseThread, metal } from '../light.ts';
import { circle, group, line, path, placed, rect, ring, times } from '../svg.ts';

export const rotaryCutter: Illustration = {
  view: 'flat',
  draw(drawing, { main, accent }) {
    const grip = drawing.linear([
      [0, shaded(main, 0.3)],
      [0.25, lit(main, 0.28)],
      [0.55, main],
      [1, shaded(main, 0.3)],
    ]);
    const steel = metal(drawing, DIAGONAL);
    const blade =
      circle({ x: 300, y: 150, r: 104 }, steel) +
      ring({ x: 300, y: 150, r: 104 }, { colour: '#fff', width: 3 }) +
      ring({ x: 300, y: 150, r: 90 }, { colour: '#7f8593', width: 1.5 }, { strokeOpacity: 0.5 });
    const handle =
      'M262 196C262 150 278 112 300 112S346 150 344 200C372 232 352 280 350 330C348 390 360 450 346 510C340 536 262 536 256 510C246 450 262 390 256 330C254 290 250 236 262 196Z';
    const inlay = 'M270 330C268 380 262 450 268 500C274 516 328 516 334 500C342 450 332 380 330 330Z';
    const ribs = times(7, (index) =>
      line(
        `M276 ${356 + index * 22}H326`,
        { colour: lit(main, 0.5), width: 3 },
        { opacity: 0.5, strokeDasharray: '10 6' },
      ),
    );
    return placed(
      'rotate(40 300 300) translate(0 -14)',
      group(drawing.dropShadow(), blade),
      group(drawing.dropShadow(), path(handle, grip)),
      path(inlay, shaded(main, 0.45), { opacity: 0.85 }),
      ribs,
      circle({ x: 300, y: 150, r: 34 }, accent),
      ring({ x: 300, y: 150, r: 34 }, { colour: '#1b1230', width: 2 }, { strokeOpacity: 0.3 }),
      circle({ x: 300, y: 150, r: 15 }, steel),
      line('M291 145L309 155', { colour: '#4b4f5c', width: 3.4 }),
      rect({ x: 278, y: 246, width: 44, height: 52, r: 22 }, accent),
      line('M288 262h24M288 272h24M288 282h24', { colour: shaded(accent, 0.5), width: 3 }, { opacity: 0.5 }),
    );
  },
};

/** Undoing a seam: the stitches on one side are already cut. */
export const seamRipper: Illustration = {
  view: 'flat',
  draw(drawing, { main, accent }) {
    const cloth = drawing.linear(
      [
        [0, lit(accent, 0.72)],
        [1, lit(accent, 0.5)],
      ],
      DIAGONAL,
    );
    const seam =
      line('M-20 352H236', { colour: accent, width: 5 }, { strokeDasharray: '22 13' }) +
      looseThread('M268 352q12-16 24 2M316 350q8 14 22-6', { colour: accent, width: 5 });
    const handle = drawing.linear(
      [
        [0, lit(main, 0.5)],
        [0.3, lit(main, 0.2)],
        [0.6, main],
        [1, shaded(main, 0.38)],
      ],
      DOWN,
    );
    const fork =
      'M332 -11H398C430 -9 456 -15 486 -38L490 -33C472 -8 452 4 446 12L468 22Q474 28 466 30C438 30 420 10 398 9H332Z';
    return (
      placed(
        'rotate(-8 300 300)',
        group(drawing.dropShadow(), path('M-80 210H680V560H-80Z', cloth)),
        line(
          'M-80 236H680',
          { colour: lit(accent, 0.2), width: 2.4 },
          { strokeDasharray: '11 7', opacity: 0.7 },
        ),
        seam,
      ) +
      group(
        { transform: 'translate(60 470) rotate(-38) scale(1.12)', ...drawing.dropShadow() },
        path(fork, metal(drawing, DOWN)),
        path('M40 -27Q20 -27 20 0T40 27L312 20Q338 17 338 0T312 -20Z', handle),
        rect({ x: 316, y: -17, width: 24, height: 34, r: 5 }, metal(drawing, DOWN, '#C9A96A')),
        times(9, (index) =>
          line(`M${70 + index * 17} -19V19`, { colour: shaded(main, 0.5), width: 3 }, { opacity: 0.3 }),
        ),
        circle({ x: 467, y: 26, r: 8 }, dome(drawing, '#C2183A')),
      )
    );
  },
};
