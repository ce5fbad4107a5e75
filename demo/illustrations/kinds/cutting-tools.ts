import { arranged } from '../arranged.ts';
import { lit, shaded } from '../colour-mixing.ts';
import { DIAGONAL, DOWN, type Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { dome, looseThread, metal } from '../light.ts';
import { circle, group, line, path, placed, rect, ring, times } from '../svg.ts';

export type Grip = 'straight' | 'curved' | 'guarded';

const HANDLES: Readonly<Record<Grip, string>> = {
  straight:
    'M262 196C262 150 278 112 300 112S338 150 340 196L344 500C344 530 330 540 300 540S256 530 256 500Z',
  curved:
    'M262 196C262 150 278 112 300 112S346 150 344 200C372 232 352 280 350 330C348 390 380 440 372 506C366 540 286 546 276 512C262 450 250 390 252 330C254 290 250 236 262 196Z',
  guarded:
    'M262 196C262 150 278 112 300 112S346 150 344 200C384 222 364 280 352 330C348 390 360 450 346 510C340 536 262 536 256 510C246 450 262 390 254 330C236 280 222 222 262 196Z',
};

/** A rotary cutter; the blade is as large as its diameter says. */
export const rotaryCutter = ({ diameter, grip: shape }: { diameter: number; grip: Grip }): Illustration => ({
  view: 'flat',
  draw(drawing, { main, accent }) {
    const grip = drawing.linear([
      [0, shaded(main, 0.3)],
      [0.25, lit(main, 0.28)],
      [0.55, main],
      [1, shaded(main, 0.3)],
    ]);
    const steel = metal(drawing, DIAGONAL);
    const r = 44 + diameter * 1.5;
    const blade =
      circle({ x: 300, y: 150, r }, steel) +
      ring({ x: 300, y: 150, r }, { colour: '#fff', width: 3 }) +
      ring({ x: 300, y: 150, r: r - 14 }, { colour: '#7f8593', width: 1.5 }, { strokeOpacity: 0.5 });
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
      group(drawing.dropShadow(), path(HANDLES[shape], grip)),
      path(
        'M270 330C268 380 262 450 268 500C274 516 328 516 334 500C342 450 332 380 330 330Z',
        shaded(main, 0.45),
        { opacity: 0.85 },
      ),
      ribs,
      circle({ x: 300, y: 150, r: 34 }, accent),
      ring({ x: 300, y: 150, r: 34 }, { colour: '#1b1230', width: 2 }, { strokeOpacity: 0.3 }),
      circle({ x: 300, y: 150, r: 15 }, steel),
      line('M291 145L309 155', { colour: '#4b4f5c', width: 3.4 }),
      shape === 'guarded'
        ? path('M352 196L400 300Q404 330 380 330L352 300Z', accent)
        : rect({ x: 278, y: 246, width: 44, height: 52, r: 22 }, accent),
      line('M288 262h24M288 272h24M288 282h24', { colour: shaded(accent, 0.5), width: 3 }, { opacity: 0.5 }),
    );
  },
});

export type BladeEdge = 'straight' | 'zigzag' | 'wave';

function disc(drawing: Drawing, edge: BladeEdge): string {
  const around = Array.from({ length: 72 }, (_, index) => {
    const r = edge === 'straight' || index % 2 === 0 ? 100 : edge === 'zigzag' ? 90 : 94;
    const angle = (index * Math.PI) / 36;
    return `${r * Math.cos(angle)} ${r * Math.sin(angle)}`;
  });
  const d =
    edge === 'wave'
      ? `M${around[0]}${times(36, (index) => `Q${around[index * 2 + 1]} ${around[(index * 2 + 2) % 72]}`)}Z`
      : `M${around.join('L')}Z`;
  return (
    path(d, metal(drawing, DIAGONAL)) +
    ring({ x: 0, y: 0, r: 84 }, { colour: '#ffffff', width: 2.4 }, { opacity: 0.7 }) +
    ring({ x: 0, y: 0, r: 60 }, { colour: '#7f8593', width: 1.6 }, { opacity: 0.6 }) +
    circle({ x: 0, y: 0, r: 17 }, '#4b4f5c') +
    circle({ x: 2, y: 2, r: 14 }, '#2A2A30')
  );
}

/** Spare blades, as many as the box holds. */
export const spareBlades = ({
  count,
  diameter,
  edge,
}: {
  count: number;
  diameter: number;
  edge: BladeEdge;
}): Illustration => ({
  view: 'flat',
  draw: (drawing, { main }) =>
    group(
      drawing.dropShadow(),
      rect(
        { x: 40, y: 40, width: 520, height: 520, r: 26 },
        drawing.linear(
          [
            [0, lit(main, 0.2)],
            [1, shaded(main, 0.16)],
          ],
          DIAGONAL,
        ),
      ),
    ) +
    line('M60 60H540V540H60Z', { colour: lit(main, 0.6), width: 2.6 }, { strokeDasharray: '11 7' }) +
    group(
      drawing.dropShadow('small'),
      arranged(
        count,
        {
          width: count === 2 ? 500 : 470,
          height: count === 2 ? 400 : 470,
          radius: 104,
          turn: 60,
          fill: 0.56 + (diameter / 60) * 0.4,
          rows: count === 10 ? 3 : count === 5 ? 2 : 1,
        },
        () => disc(drawing, edge),
      ),
    ),
});

export type RipperMake = 'classic' | 'ergonomic' | 'wood' | 'lit';

const RIPPER_HANDLES: Readonly<Record<RipperMake, string>> = {
  classic: 'M40 -27Q20 -27 20 0T40 27L312 20Q338 17 338 0T312 -20Z',
  ergonomic:
    'M40 -40Q10 -40 10 0T40 40C120 44 160 20 220 22L312 20Q338 17 338 0T312 -20L220 -22C160 -20 120 -44 40 -40Z',
  wood: 'M44 -32Q14 -32 14 0T44 32C100 34 120 22 180 26S270 30 312 20Q338 17 338 0T312 -20S240 -30 180 -26 100 -34 44 -32Z',
  lit: 'M40 -32Q16 -32 16 0T40 32L312 26Q338 21 338 0T312 -26Z',
};

function ripper(drawing: Drawing, make: RipperMake, main: string): string {
  const colour = make === 'wood' ? '#C99A62' : main;
  const handle = drawing.linear(
    [
      [0, lit(colour, 0.5)],
      [0.3, lit(colour, 0.2)],
      [0.6, colour],
      [1, shaded(colour, 0.38)],
    ],
    DOWN,
  );
  const fork =
    'M332 -11H398C430 -9 456 -15 486 -38L490 -33C472 -8 452 4 446 12L468 22Q474 28 466 30C438 30 420 10 398 9H332Z';
  return (
    (make === 'lit' ? path('M340 0L560 -90V90Z', '#FFF3C4', { opacity: 0.4 }) : '') +
    path(fork, metal(drawing, DOWN)) +
    path(RIPPER_HANDLES[make], handle) +
    rect({ x: 316, y: -17, width: 24, height: 34, r: 5 }, metal(drawing, DOWN, '#C9A96A')) +
    (make === 'wood'
      ? line(
          'M50 -14C120 -20 220 -4 310 -10M50 10C140 4 220 16 300 8',
          { colour: '#8F5A30', width: 2 },
          { opacity: 0.5 },
        )
      : times(9, (index) =>
          line(`M${70 + index * 17} -19V19`, { colour: shaded(main, 0.5), width: 3 }, { opacity: 0.3 }),
        )) +
    (make === 'lit'
      ? circle({ x: 296, y: 0, r: 10 }, '#FFF3C4') +
        rect({ x: 150, y: -9, width: 34, height: 18, r: 9 }, '#2A3044')
      : '') +
    circle({ x: 467, y: 26, r: 8 }, dome(drawing, '#C2183A'))
  );
}

/** Undoing a seam: the stitches on one side are already cut. */
export const seamRipper = ({ make, size }: { make: RipperMake; size: number }): Illustration => ({
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
    const scale = 0.86 + size * 0.3;
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
        {
          transform: `translate(${336 - 276 * scale} ${254 + 216 * scale}) rotate(-38) scale(${scale})`,
          ...drawing.dropShadow(),
        },
        ripper(drawing, make, main),
      )
    );
  },
});

function tweezers(drawing: Drawing): string {
  return (
    path('M0 0C60-40 220-34 420-6L424 0 416 4C220-10 80-8 10 8Z', metal(drawing, DOWN)) +
    path('M0 6C60 44 220 36 420 10L424 4 416 0C220 14 80 12 10-4Z', metal(drawing, DOWN, '#a9adb8')) +
    line('M150-20H260M150 24H260', { colour: '#7b808e', width: 3 }, { strokeDasharray: '3 5' })
  );
}

const awl = (drawing: Drawing, colour: string) =>
  path(
    'M40-30Q10-30 10 0T40 30L190 20Q210 16 210 0T190-20Z',
    drawing.linear(
      [
        [0, lit(colour, 0.4)],
        [0.5, colour],
        [1, shaded(colour, 0.35)],
      ],
      DOWN,
    ),
  ) + path('M208-7L420 0 208 7Z', metal(drawing, DOWN));

const threader = (drawing: Drawing) =>
  circle({ x: 60, y: 0, r: 46 }, metal(drawing, DIAGONAL)) +
  ring({ x: 60, y: 0, r: 30 }, { colour: '#8d93a1', width: 2 }) +
  path('M104-8L230 0 104 8', 'none', { stroke: '#8d93a1', strokeWidth: 4 });

const brush = (drawing: Drawing, colour: string) =>
  path(
    'M10-14H260V14H10Q0 14 0 0T10-14Z',
    drawing.linear(
      [
        [0, lit(colour, 0.4)],
        [0.5, colour],
        [1, shaded(colour, 0.35)],
      ],
      DOWN,
    ),
  ) +
  rect({ x: 256, y: -20, width: 44, height: 40, r: 3 }, metal(drawing, DOWN)) +
  path('M300-18L390-28V28L300 18Z', '#E8D9B5');

const smallSnips = (drawing: Drawing, colour: string) =>
  path('M0-8L190-34Q230-30 240 0T190 34L0 8 150 0Z', colour) +
  path('M190-18L420-4 200 2ZM190 18L420 4 200-2Z', metal(drawing, DOWN));

/** A ripper and its companions, each piece drawn; large sets lie in their case. */
export const ripperSet = ({ pieces, hasCase }: { pieces: number; hasCase: boolean }): Illustration => ({
  view: 'flat',
  draw(drawing, { main, accent }) {
    const tools = [
      ripper(drawing, 'classic', main),
      tweezers(drawing),
      awl(drawing, accent),
      smallSnips(drawing, main),
      brush(drawing, accent),
      threader(drawing),
    ].slice(0, pieces);
    const gap = hasCase ? 430 / pieces : 110;
    const scale = hasCase ? 0.9 : 1.02;
    const laid = tools.map((tool, index) =>
      placed(`translate(72 ${300 + (index - (pieces - 1) / 2) * gap}) scale(${scale})`, tool),
    );
    const etui = hasCase
      ? group(
          drawing.dropShadow(),
          rect(
            { x: 30, y: 46, width: 540, height: 508, r: 30 },
            drawing.linear(
              [
                [0, lit(accent, 0.12)],
                [1, shaded(accent, 0.24)],
              ],
              DIAGONAL,
            ),
          ),
        ) +
        rect({ x: 50, y: 66, width: 500, height: 468, r: 16 }, '#F4EEE0') +
        line('M40 56H560V544H40Z', { colour: lit(accent, 0.7), width: 2.4 }, { strokeDasharray: '11 7' })
      : '';
    return placed(`rotate(${hasCase ? -4 : -14} 300 300)`, etui, group(drawing.dropShadow('small'), ...laid));
  },
});
