import { lit, shaded } from '../colour-mixing.ts';
import { ACROSS, type Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { metal } from '../light.ts';
import { group, line, path, placed, rect, steps, times } from '../svg.ts';

type Rope = { readonly colour: string; readonly fleck: string; readonly width: number };

/** A braided cord: dark outline, body, flecks of the second strand, light along its top. */
function rope(d: string, { colour, fleck, width }: Rope): string {
  return (
    line(d, { colour: shaded(colour, 0.42), width: width + 3 }) +
    line(d, { colour, width }) +
    path(d, 'none', { stroke: fleck, strokeWidth: width * 0.86, strokeDasharray: '5 15', opacity: 0.9 }) +
    path(d, 'none', {
      stroke: lit(colour, 0.5),
      strokeWidth: width * 0.3,
      strokeDasharray: '7 3',
      opacity: 0.7,
      transform: 'translate(-3 -3)',
    })
  );
}

/** A smooth cord of satin or rubber: no flecks, one long highlight. */
function smooth(d: string, { colour, width }: Rope): string {
  return (
    line(d, { colour: shaded(colour, 0.42), width: width + 3 }) +
    line(d, { colour, width }) +
    line(
      d,
      { colour: shaded(colour, 0.3), width: width * 0.34 },
      { opacity: 0.4, transform: 'translate(3 4)' },
    ) +
    line(
      d,
      { colour: lit(colour, 0.75), width: width * 0.24 },
      { opacity: 0.8, transform: 'translate(-3 -4)' },
    )
  );
}

/** A figure-of-eight hank, tied in the middle. */
function hank(drawing: Drawing, strand: (d: string, width: number) => string): string {
  const loops = [168, 136, 104, 72, 40].map((w) => {
    const lift = (168 - w) * 0.42;
    const [near, far] = [w, w * 1.15];
    return strand(
      `M300 300C${300 - near} 250 ${300 - far} 66 300 ${66 + lift}C${300 + far} 66 ${300 + near} 250 300 300C${300 - near} 350 ${300 - far} 534 300 ${534 - lift}C${300 + far} 534 ${300 + near} 350 300 300`,
      21,
    );
  });
  const binding = times(5, (index) => {
    const y = index * 17;
    return strand(`M236 ${266 + y}Q300 ${280 + y} 364 ${264 + y}`, 17);
  });
  return (
    placed(
      'rotate(24 300 300)',
      group(drawing.dropShadow(), ...loops),
      group(drawing.dropShadow('small'), binding),
    ) + group(drawing.dropShadow('small'), strand('M352 322C430 350 420 430 500 440S560 500 520 540', 19))
  );
}

export const cord: Illustration = {
  view: 'flat',
  draw: (drawing, { main, accent }) =>
    hank(drawing, (d, width) => rope(d, { colour: main, fleck: accent, width })),
};

export const ratTailCord: Illustration = {
  view: 'flat',
  draw: (drawing, { main }) => hank(drawing, (d, width) => smooth(d, { colour: main, fleck: main, width })),
};

/** A pair of laces, bow-tied, with their tips. */
export const shoelaces: Illustration = {
  view: 'flat',
  draw(drawing, { main, accent }) {
    const tip = (transform: string) =>
      placed(
        transform,
        rect(
          { x: -4, y: -11, width: 46, height: 22, r: 5 },
          metal(drawing, { from: [0, 0], to: [0, 1] }, '#D8D2C4'),
        ),
        line('M6 -5H32', { colour: '#fff', width: 2 }, { opacity: 0.8 }),
      );
    const flat = (d: string) =>
      line(d, { colour: shaded(main, 0.4), width: 27 }) +
      line(d, { colour: main, width: 24 }) +
      path(d, 'none', { stroke: accent, strokeWidth: 7, strokeDasharray: '9 9' }) +
      path(d, 'none', { stroke: lit(main, 0.55), strokeWidth: 22, strokeDasharray: '2 6', opacity: 0.4 });
    const lace = (d: string, end: string) => group(drawing.dropShadow(), flat(d), tip(end));
    return (
      lace('M306 262C380 330 420 380 396 452S480 560 520 500', 'translate(520 500) rotate(-56)') +
      lace('M294 262C230 340 160 372 190 440S120 540 90 490', 'translate(90 490) rotate(-120)') +
      group(
        drawing.dropShadow(),
        flat('M292 250C240 150 110 100 92 196S210 292 290 258'),
        flat('M308 250C360 150 490 100 508 196S390 292 310 258'),
      ) +
      group(
        drawing.dropShadow('small'),
        rect(
          { x: 268, y: 220, width: 64, height: 62, r: 16 },
          drawing.linear(
            [
              [0, shaded(main, 0.2)],
              [0.4, lit(main, 0.24)],
              [1, shaded(main, 0.24)],
            ],
            ACROSS,
          ),
        ),
        line(
          'M284 228Q292 250 284 274M300 224V278M316 228Q308 250 316 274',
          { colour: shaded(main, 0.42), width: 2.4 },
          { opacity: 0.5 },
        ),
      )
    );
  },
};

/** Waxed or cotton cord on a small reel of card. */
export const cordOnCard: Illustration = {
  view: 'flat',
  draw(drawing, { main, accent }) {
    const strand = steps({ start: 176, end: 430, step: 15 })
      .map((y) => rope(`M196 ${y + 6}Q300 ${y - 5} 404 ${y}`, { colour: main, fleck: accent, width: 12 }))
      .join('');
    const shape = 'M180 90H420V150L402 172V428L420 450V510H180V450L198 428V172L180 150Z';
    return (
      placed(
        'rotate(-12 300 300)',
        group(drawing.dropShadow(), path(shape, '#F4EEE0')),
        line('M196 108H404M196 492H404', { colour: accent, width: 2.6 }, { strokeDasharray: '11 7' }),
        group(drawing.dropShadow('small'), strand),
      ) +
      group(
        drawing.dropShadow('small'),
        rope('M398 394C470 380 452 470 500 476S556 520 512 556', { colour: main, fleck: accent, width: 12 }),
      )
    );
  },
};
