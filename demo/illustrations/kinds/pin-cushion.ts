import { lit, shaded } from '../colour-mixing.ts';
import type { Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { contactShadow, cylinder, dome, metal } from '../light.ts';
import { circle, ellipse, group, line, path, placed, rect, times } from '../svg.ts';

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

const plump = (drawing: Drawing, colour: string) =>
  drawing.radial(
    [
      [0, lit(colour, 0.34)],
      [0.45, colour],
      [1, shaded(colour, 0.42)],
    ],
    { x: 0.36, y: 0.24, r: 0.85 },
  );

function tomato(drawing: Drawing, main: string): string {
  const body = 'M120 388C112 268 200 214 300 214S488 268 480 388C476 454 400 474 300 474S124 454 120 388Z';
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
    path(body, plump(drawing, main)) +
    seams +
    group(
      drawing.dropShadow('small'),
      path(LEAVES, '#3F7058'),
      ...PINS.map((each) => pin(drawing, each, main)),
    )
  );
}

/** The small emery strawberry that hangs from a tomato. */
function strawberry(drawing: Drawing, main: string): string {
  const seeds = times(12, (index) => `M${-30 + (index % 4) * 20} ${-22 + Math.floor(index / 4) * 26}l2 5`);
  return (
    line('M404 300C470 320 480 380 466 424', { colour: '#3F7058', width: 6 }) +
    contactShadow(drawing, { x: 488, y: 534, rx: 80, ry: 16 }, 0.5) +
    placed(
      'translate(468 476) rotate(10)',
      path('M0 60C-40 40-62 0-56-30Q-50-54 0-54T56-30C62 0 40 40 0 60Z', plump(drawing, main)),
      line(seeds, { colour: '#FFF3C4', width: 4 }),
      path('M0-50C-30-70-50-60-58-44C-30-36-10-40 0-50C10-40 30-36 58-44C50-60 30-70 0-50Z', '#3F7058'),
    )
  );
}

/** A doll whose skirt takes the pins. */
function doll(drawing: Drawing, main: string): string {
  const skirt = 'M300 250C400 250 480 360 492 460Q400 500 300 500T108 460C120 360 200 250 300 250Z';
  const frill = times(9, (index) => `M${124 + index * 44} 458q22 34 44 0`);
  return (
    contactShadow(drawing, { x: 318, y: 494, rx: 240, ry: 34 }) +
    path(skirt, plump(drawing, main)) +
    line(frill, { colour: lit(main, 0.7), width: 7 }) +
    line(
      'M220 282C180 340 160 400 156 460M380 282C420 340 440 400 444 460M300 262V486',
      { colour: shaded(main, 0.5), width: 3 },
      { opacity: 0.4, strokeDasharray: '10 7' },
    ) +
    path('M262 190H338L352 268Q300 286 248 268Z', lit(main, 0.55)) +
    line('M264 206C220 226 206 260 214 296M336 206C380 226 394 260 386 296', {
      colour: '#F2C9A8',
      width: 20,
    }) +
    circle({ x: 300, y: 136, r: 58 }, dome(drawing, '#F2C9A8')) +
    path('M238 140C230 70 280 56 300 58S370 70 362 140C352 104 330 92 300 92S248 104 238 140Z', '#6B432B') +
    circle({ x: 300, y: 54, r: 22 }, '#6B432B') +
    circle({ x: 280, y: 138, r: 5 }, '#2A2A30') +
    circle({ x: 320, y: 138, r: 5 }, '#2A2A30') +
    line('M286 162Q300 174 314 162', { colour: '#C2183A', width: 4 }) +
    [
      { x: 200, y: 380, turn: -30, head: '#F3EFE4' },
      { x: 258, y: 350, turn: -8, head: '#E0A526' },
      { x: 350, y: 356, turn: 12, head: '#2F4B8C' },
      { x: 410, y: 392, turn: 32, head: '#2C6B57' },
    ]
      .map(({ x, y, turn, head }) =>
        placed(
          `translate(${x} ${y}) rotate(${turn}) scale(.6)`,
          rect({ x: -2.4, y: -104, width: 4.8, height: 108, r: 2 }, metal(drawing)),
          circle({ x: 0, y: -112, r: 16 }, dome(drawing, head)),
        ),
      )
      .join('')
  );
}

/** A bowl with a magnet in its foot: the pins lie as they fell. */
function magnetic(drawing: Drawing, main: string, hasLid: boolean): string {
  const bowl = 'M96 330A204 86 0 0 0 504 330L470 430Q460 466 300 474T130 430Z';
  const fallen = times(26, (index) => {
    const angle = index * 2.39996;
    const far = Math.sqrt((index + 0.5) / 26) * 0.8;
    const [x, y] = [300 + Math.cos(angle) * far * 150, 322 + Math.sin(angle) * far * 50];
    return placed(
      `translate(${x} ${y}) rotate(${Math.cos(index * 7) * 180}) scale(1 .55)`,
      rect({ x: -2, y: -44, width: 4, height: 92, r: 2 }, metal(drawing)),
      circle({ x: 0, y: -48, r: 9 }, dome(drawing, PINS[index % PINS.length]?.head ?? main)),
    );
  });
  const lid = hasLid
    ? contactShadow(drawing, { x: 470, y: 556, rx: 130, ry: 20 }, 0.4) +
      ellipse({ x: 460, y: 520, rx: 118, ry: 42 }, shaded(main, 0.3)) +
      ellipse({ x: 460, y: 512, rx: 118, ry: 42 }, lit(main, 0.24)) +
      ellipse({ x: 460, y: 510, rx: 96, ry: 32 }, '#FFFFFF', { opacity: 0.35 })
    : '';
  return (
    contactShadow(drawing, { x: 318, y: 468, rx: 230, ry: 36 }) +
    path(bowl, cylinder(drawing, main)) +
    ellipse({ x: 300, y: 328, rx: 204, ry: 86 }, lit(main, 0.3)) +
    ellipse({ x: 300, y: 332, rx: 184, ry: 72 }, shaded(main, 0.34)) +
    group(drawing.dropShadow('small'), fallen) +
    lid
  );
}

export type Cushion = 'tomato' | 'strawberry' | 'doll' | 'magnetic' | 'magnetBox';

/** Pin cushions: the classic tomato, with its strawberry, a doll, and magnetic bowls. */
export const pinCushion = (cushion: Cushion): Illustration => ({
  view: 'standing',
  draw(drawing, { main }) {
    if (cushion === 'doll') return doll(drawing, main);
    if (cushion === 'magnetic' || cushion === 'magnetBox')
      return magnetic(drawing, main, cushion === 'magnetBox');
    const body = tomato(drawing, main);
    return cushion === 'strawberry'
      ? placed('translate(-34 -18)', body, strawberry(drawing, main))
      : placed('translate(0 14)', body);
  },
});
