import { lit, shaded } from '../colour-mixing.ts';
import type { Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { contactShadow, dome, metal } from '../light.ts';
import { circle, ellipse, group, line, path, placed, rect } from '../svg.ts';

const PINS = [
  { x: 214, y: 252, turn: -26, head: '#F3EFE4' },
  { x: 262, y: 228, turn: -12, head: '#E0A526' },
  { x: 318, y: 232, turn: 6, head: '#2F4B8C' },
  { x: 366, y: 246, turn: 20, head: '#2C6B57' },
  { x: 412, y: 286, turn: 34, head: '#D9566B' },
  { x: 186, y: 300, turn: -38, head: '#7FA9C4' },
  { x: 290, y: 272, turn: -4, head: '#F3EFE4' },
  { x: 346, y: 300, turn: 12, head: '#E0A526' },
  { x: 240, y: 300, turn: -18, head: '#7A4A86' },
] as const;

const SEAMS = [
  'M300 216C240 270 224 400 238 470',
  'M300 216C360 270 376 400 362 470',
  'M292 216C190 250 140 330 150 436',
  'M308 216C410 250 460 330 450 436',
  'M300 216V474',
];

const LEAVES =
  'M300 252C270 214 220 220 190 238C230 248 262 256 284 244C270 266 262 290 268 318C284 300 296 276 300 256C306 276 318 300 334 316C338 290 330 264 316 244C340 256 372 246 408 234C380 216 330 214 300 252Z';

function pin(drawing: Drawing, { x, y, turn, head }: (typeof PINS)[number], cushion: string): string {
  return placed(
    `translate(${x} ${y}) rotate(${turn})`,
    rect({ x: -1.8, y: -104, width: 3.6, height: 108, r: 1.8 }, metal(drawing)),
    circle({ x: 0, y: -112, r: 14 }, dome(drawing, head)),
    ellipse({ x: 0, y: 4, rx: 5, ry: 2.4 }, shaded(cushion, 0.6)),
  );
}

/** The classic tomato. */
export const pinCushion: Illustration = {
  view: 'standing',
  draw(drawing, { main }) {
    const body = 'M120 388C112 268 200 214 300 214S488 268 480 388C476 454 400 474 300 474S124 454 120 388Z';
    const plump = drawing.radial(
      [
        [0, lit(main, 0.34)],
        [0.45, main],
        [1, shaded(main, 0.42)],
      ],
      { x: 0.36, y: 0.24, r: 0.85 },
    );
    const seams = SEAMS.map(
      (d) =>
        line(d, { colour: shaded(main, 0.5), width: 5 }, { opacity: 0.4 }) +
        line(
          d,
          { colour: lit(main, 0.5), width: 2 },
          { opacity: 0.6, transform: 'translate(3 0)', strokeDasharray: '10 7' },
        ),
    ).join('');
    return (
      contactShadow(drawing, { x: 322, y: 468, rx: 240, ry: 38 }) +
      path(body, plump) +
      seams +
      group(
        drawing.dropShadow('small'),
        path(LEAVES, '#3F7058'),
        ...PINS.map((each) => pin(drawing, each, main)),
      )
    );
  },
};
