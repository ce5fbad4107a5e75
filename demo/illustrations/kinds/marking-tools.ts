import { arranged } from '../arranged.ts';
import { lit, shaded } from '../colour-mixing.ts';
import { DIAGONAL, DOWN, type Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { looseThread } from '../light.ts';
import { centredText } from '../outline-text.ts';
import { group, line, path, placed, rect } from '../svg.ts';

const INK = '#1b1e33';

/** A worn wedge of tailor's chalk, seen from above. */
function chalkWedge(drawing: Drawing, colour: string): string {
  const face = drawing.linear(
    [
      [0, lit(colour, 0.55)],
      [0.6, lit(colour, 0.2)],
      [1, shaded(colour, 0.08)],
    ],
    DIAGONAL,
  );
  return (
    group(
      drawing.dropShadow('small'),
      path(
        'M-92 46C-70 -20 -30 -64 0 -76C34 -62 74 -16 94 44Q96 60 78 64C20 76 -30 76 -78 66Q-98 62 -92 46Z',
        shaded(colour, 0.22),
      ),
    ) +
    path('M-92 42C-70 -24 -30 -68 0 -80C34 -66 74 -20 94 40C60 52 -50 54 -92 42Z', face) +
    line('M-66 28C-50 -10 -26 -40 0 -54', { colour: '#fff', width: 4 }, { opacity: 0.55 }) +
    centredText(
      { text: 'H', face: 'piazzolla-700', size: 40, x: 4, y: 24, fill: shaded(colour, 0.26) },
      { opacity: 0.6 },
    )
  );
}

type Chalk = { readonly count: number; readonly colours: readonly string[]; readonly isBoxed: boolean };

/** Tailor's chalk, as many pieces as the pack holds; more than four lie in their box. */
export const chalk = ({ count, colours, isBoxed }: Chalk): Illustration => ({
  view: 'flat',
  draw(drawing, { main }) {
    const wedge = (index: number) =>
      placed('translate(0 8)', chalkWedge(drawing, colours[index % colours.length] ?? main));
    if (!isBoxed) {
      const stroke = (d: string) =>
        line(d, { colour: lit(main, 0.5), width: 7 }, { opacity: 0.9, strokeDasharray: '30 5 46 4' });
      return (
        stroke('M40 470C180 420 300 500 560 420') +
        stroke('M40 530C180 480 300 560 560 480') +
        arranged(
          count,
          { width: count === 1 ? 420 : 520, height: 430, y: 260, radius: 104, turn: 26, fill: 0.9 },
          wedge,
        )
      );
    }
    const rows = { 10: 4, 25: 5, 50: 8 }[count] ?? 4;
    return placed(
      'rotate(-5 300 300)',
      group(drawing.dropShadow(), rect({ x: 24, y: 24, width: 552, height: 552, r: 14 }, '#D9C3A0')),
      rect({ x: 44, y: 44, width: 512, height: 512, r: 6 }, '#B79A70'),
      rect({ x: 52, y: 54, width: 504, height: 502, r: 6 }, '#C9AE84'),
      arranged(count, { width: 490, height: 490, radius: 104, turn: 8, rows, fill: 0.96 }, wedge),
    );
  },
});

export type Ink = 'water' | 'air' | 'heat' | 'permanent';

const PRINTS: Readonly<Record<Ink, string>> = {
  water: 'Se borra con agua',
  air: 'Se borra con aire',
  heat: 'Se borra con calor',
  permanent: 'Permanente',
};

function marker(drawing: Drawing, ink: Ink, main: string): string {
  const barrel = drawing.linear(
    ink === 'permanent'
      ? [
          [0, '#5a5d68'],
          [0.35, '#3a3c46'],
          [1, '#1b1b22'],
        ]
      : [
          [0, '#ffffff'],
          [0.35, '#F7F3EA'],
          [0.7, '#DFD8CA'],
          [1, '#B8B0A2'],
        ],
    DOWN,
  );
  const coloured = drawing.linear(
    [
      [0, lit(main, 0.5)],
      [0.35, lit(main, 0.2)],
      [0.7, main],
      [1, shaded(main, 0.4)],
    ],
    DOWN,
  );
  return (
    path('M0 0L30 -8V8Z', shaded(main, 0.25)) +
    path('M26 -13L62 -22V22L26 13Z', '#E9E2D2') +
    rect({ x: 60, y: -30, width: 300, height: 60, r: 6 }, barrel) +
    rect({ x: 60, y: -30, width: 34, height: 60, r: 4 }, coloured) +
    (ink === 'heat' ? path('M360 -22H396Q412 -22 412 0T396 22H360Z', '#F3EFE4') : '') +
    rect({ x: 334, y: -30, width: 40, height: 60, r: 9 }, coloured) +
    centredText({
      text: PRINTS[ink],
      face: 'piazzolla-700',
      size: 25,
      x: 214,
      y: 9,
      fill: ink === 'permanent' ? '#F4EEE0' : INK,
    }) +
    line('M108 -20H320M108 21H320', { colour: main, width: 2 }, { strokeDasharray: '10 6' })
  );
}

/** Fabric markers, as many as the pack holds. */
export const fabricMarkers = ({
  ink,
  count,
  colours,
}: {
  ink: Ink;
  count: number;
  colours: readonly string[];
}): Illustration => ({
  view: 'flat',
  draw(drawing, { main }) {
    const colour = (index: number) => colours[index % colours.length] ?? main;
    if (count === 1) {
      const cap = group(
        { transform: 'translate(330 476) rotate(14)', ...drawing.dropShadow() },
        path('M0 -30Q0 -36 8 -36H150Q166 -36 166 0T150 36H8Q0 36 0 30Z', main),
        path('M0 -30Q0 -36 8 -36H150Q160 -36 164 -14H0Z', lit(main, 0.3)),
        rect({ x: 22, y: -46, width: 116, height: 13, r: 6 }, shaded(main, 0.16)),
      );
      return (
        looseThread('M40 424C96 372 132 470 176 426', { colour: main, width: 6 }) +
        cap +
        group(
          { transform: 'translate(180 420) rotate(-38) scale(1.04)', ...drawing.dropShadow() },
          marker(drawing, ink, main),
        )
      );
    }
    const gap = count === 2 ? 140 : 78;
    return placed(
      'rotate(-32 300 300)',
      ...Array.from({ length: count }, (_, index) =>
        group(
          {
            transform: `translate(${82 + (index % 2) * 18} ${300 + (index - (count - 1) / 2) * gap}) scale(1.12)`,
            ...drawing.dropShadow('small'),
          },
          marker(drawing, ink, colour(index)),
        ),
      ),
    );
  },
});
