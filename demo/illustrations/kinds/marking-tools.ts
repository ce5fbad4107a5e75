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

export const chalk: Illustration = {
  view: 'flat',
  draw(drawing, { main, accent }) {
    const drawn = { width: 7, opacity: 0.9 };
    const stroke = (d: string, colour: string) =>
      line(d, { colour, width: drawn.width }, { opacity: drawn.opacity, strokeDasharray: '30 5 46 4' });
    return (
      stroke('M40 470C180 420 300 500 560 420', lit(main, 0.5)) +
      stroke('M40 520C180 470 300 550 560 470', '#F6F1E6') +
      placed('translate(190 220) rotate(-18) scale(1.3)', chalkWedge(drawing, main)) +
      placed('translate(420 180) rotate(24) scale(1.1)', chalkWedge(drawing, '#F4F1E8')) +
      placed('translate(400 380) rotate(-10) scale(1.16)', chalkWedge(drawing, accent))
    );
  },
};

/** A marker whose line water takes away. */
export const fabricMarker: Illustration = {
  view: 'flat',
  draw(drawing, { main }) {
    const barrel = drawing.linear(
      [
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
    const cap = group(
      { transform: 'translate(330 476) rotate(14)', ...drawing.dropShadow() },
      path('M0 -30Q0 -36 8 -36H150Q166 -36 166 0T150 36H8Q0 36 0 30Z', coloured),
      rect({ x: 22, y: -46, width: 116, height: 13, r: 6 }, shaded(main, 0.16)),
    );
    return (
      looseThread('M40 424C96 372 132 470 176 426', { colour: main, width: 6 }) +
      cap +
      group(
        { transform: 'translate(180 420) rotate(-38) scale(1.04)', ...drawing.dropShadow() },
        path('M0 0L30 -8V8Z', shaded(main, 0.25)),
        path('M26 -13L62 -22V22L26 13Z', '#E9E2D2'),
        rect({ x: 60, y: -30, width: 300, height: 60, r: 6 }, barrel),
        rect({ x: 60, y: -30, width: 34, height: 60, r: 4 }, coloured),
        rect({ x: 334, y: -30, width: 40, height: 60, r: 9 }, coloured),
        centredText({ text: 'Se borra con agua', face: 'piazzolla-700', size: 25, x: 214, y: 9, fill: INK }),
        line('M108 -20H320M108 21H320', { colour: main, width: 2 }, { strokeDasharray: '10 6' }),
      )
    );
  },
};
