import { lit, shaded } from '../colour-mixing.ts';
import { DOWN, type Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { group, line, path, placed, rect } from '../svg.ts';

const hooks = (drawing: Drawing, colour: string) =>
  drawing.pattern(
    { width: 9, height: 9 },
    line('M2 7q0-5 3-5t2 4', { colour: lit(colour, 0.4), width: 1.5 }),
  );

const loops = (drawing: Drawing, colour: string) =>
  drawing.pattern(
    { width: 13, height: 11 },
    line('M1 4q3-4 5 0t5-1M4 9q3-4 5-1t4 0', { colour: lit(colour, 0.35), width: 1.3 }) +
      line('M0 8q2-3 4 0', { colour: shaded(colour, 0.4), width: 1.3 }),
  );

type Band = { readonly y: number; readonly width: number; readonly pattern: string };

function strip(drawing: Drawing, { y, width, pattern }: Band, colour: string): string {
  const weave = drawing.linear(
    [
      [0, lit(colour, 0.1)],
      [0.5, colour],
      [1, shaded(colour, 0.18)],
    ],
    DOWN,
  );
  const right = width - 80;
  return (
    group(drawing.dropShadow(), rect({ x: -80, y, width, height: 128, r: 3 }, weave)) +
    rect({ x: -80, y: y + 11, width, height: 106 }, pattern) +
    line(
      `M-80 ${y + 6}H${right}M-80 ${y + 122}H${right}`,
      { colour: shaded(colour, 0.3), width: 2 },
      { strokeDasharray: '2 3', opacity: 0.6 },
    )
  );
}

/** Hook and loop tape; the hook side curls up at its end. */
export const velcro: Illustration = {
  view: 'flat',
  draw(drawing, { main }) {
    const [hook, loop] = [hooks(drawing, main), loops(drawing, main)];
    const inside = 'M492 84C520 34 566 50 560 118C552 200 520 262 440 276C500 240 500 150 492 84Z';
    const curl = drawing.linear([
      [0, main],
      [0.35, shaded(main, 0.22)],
      [0.55, lit(main, 0.28)],
      [0.8, lit(main, 0.12)],
      [1, shaded(main, 0.1)],
    ]);
    return placed(
      'rotate(-19 300 300)',
      strip(drawing, { y: 322, width: 800, pattern: loop }, main),
      strip(drawing, { y: 150, width: 430, pattern: hook }, main),
      group(
        drawing.dropShadow(),
        path('M344 150C430 150 470 128 492 84C520 34 566 50 560 118C554 190 520 278 420 278H344Z', curl),
      ),
      path(inside, shaded(main, 0.3)),
      path(inside, loop),
      path('M344 161H430C400 200 404 240 420 267H344Z', hook),
    );
  },
};

/** Self-adhesive discs on their backing sheet. */
export const velcroDots: Illustration = {
  view: 'flat',
  draw(drawing, { main }) {
    const hook = hooks(drawing, main);
    const dot = (x: number, y: number) => {
      const at = `M${x} ${y - 52}a52 52 0 1 1-.1 0z`;
      const glow = drawing.linear(
        [
          [0, lit(main, 0.2)],
          [1, shaded(main, 0.16)],
        ],
        DOWN,
      );
      return (
        group(drawing.dropShadow('small'), path(at, glow)) +
        path(at, hook) +
        line(`M${x} ${y - 46}a46 46 0 1 1-.1 0z`, { colour: lit(main, 0.35), width: 1.6 }, { opacity: 0.5 })
      );
    };
    const rows = [110, 238, 366];
    const onSheet = [190, 318, 446]
      .flatMap((y) => rows.map((x) => ({ x, y })))
      .filter(({ x, y }) => !(x === 366 && y === 446))
      .map(({ x, y }) => dot(x + 40, y))
      .join('');
    const paper = group(
      drawing.dropShadow(),
      rect({ x: 72, y: 110, width: 416, height: 416, r: 8 }, '#F7F2E6'),
    );
    const cuts = line(
      'M72 254H488M72 382H488M214 110V526M342 110V526',
      { colour: '#857D6B', width: 1.6 },
      { strokeDasharray: '7 6', opacity: 0.45 },
    );
    return placed('rotate(-10 300 300)', paper, cuts, onSheet, placed('translate(8 0)', dot(506, 470)));
  },
};
