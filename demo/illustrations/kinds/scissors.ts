import { lit, shaded } from '../colour-mixing.ts';
import { DIAGONAL, type Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { metal } from '../light.ts';
import { circle, ellipse, group, line, path, placed, ring } from '../svg.ts';

type Handle = { readonly rx: number; readonly ry: number; readonly y: number };

/** One blade with its handle; the pivot is at 0, 0. */
function half(drawing: Drawing, colour: string, { rx, ry, y }: Handle): string {
  const blade = drawing.linear([
    [0, '#8d93a1'],
    [0.3, '#f2f4f8'],
    [0.5, '#c3c8d2'],
    [0.54, '#e9ecf1'],
    [1, '#9aa0ae'],
  ]);
  const shank = drawing.linear([
    [0, shaded(colour, 0.25)],
    [0.4, lit(colour, 0.2)],
    [1, shaded(colour, 0.2)],
  ]);
  const shine = `M${-rx - 3} ${ry * 0.3}A${rx + 3} ${ry + 3} 0 0 1 ${rx * 0.2} ${-ry - 2}`;
  const loop = { x: 0, y: 0, rx, ry };
  return (
    path('M-15 46L-21-30C-23-130-12-226 5-290C15-220 24-120 21-20L17 46Z', blade) +
    line('M4-278C-2-200-2-110-2-20', { colour: '#fff', width: 2 }, { opacity: 0.8 }) +
    path('M-19 22C-24 70-14 100 8 124L44 112C26 86 22 60 21 16Z', shank) +
    placed(
      `translate(52 ${y}) rotate(-14)`,
      ellipse(loop, 'none', { stroke: shaded(colour, 0.3), strokeWidth: 32 }),
      ellipse(loop, 'none', { stroke: colour, strokeWidth: 26 }),
      line(shine, { colour: lit(colour, 0.6), width: 5 }, { opacity: 0.8 }),
    )
  );
}

export const scissors: Illustration = {
  view: 'flat',
  draw(drawing, { main }) {
    const mirrored = placed('scale(-1 1)', half(drawing, main, { rx: 46, ry: 72, y: 176 }));
    return placed(
      'translate(286 318) rotate(38) scale(.94)',
      group({ transform: 'rotate(14)', ...drawing.dropShadow() }, mirrored),
      group(
        { transform: 'rotate(-14)', ...drawing.dropShadow() },
        half(drawing, main, { rx: 44, ry: 60, y: 166 }),
      ),
      circle({ x: 0, y: 0, r: 15 }, metal(drawing, DIAGONAL)),
      ring({ x: 0, y: 0, r: 15 }, { colour: '#4b4f5c', width: 1 }, { strokeOpacity: 0.5 }),
      line('M-8-5L8 5', { colour: '#4b4f5c', width: 3 }),
    );
  },
};

/** Thread snips: one piece of sprung steel. */
export const snips: Illustration = {
  view: 'flat',
  draw(drawing, { main, accent }) {
    const steel = metal(drawing, DIAGONAL);
    const arm = (side: -1 | 1) =>
      placed(
        `scale(${side} 1)`,
        path(
          'M2 -240C24 -180 40 -90 46 0L64 120C70 170 50 214 0 222V196C30 190 40 166 36 128L16 4C6 -60 -2 -150 2 -240Z',
          steel,
        ),
        path('M14 -60C26 -40 40 -20 46 0L64 120C68 152 62 180 48 198C36 190 40 160 36 128L16 4Z', main),
        line('M24 10L46 140', { colour: lit(main, 0.6), width: 4 }, { opacity: 0.6, strokeDasharray: '9 6' }),
        line('M5 -214C20 -150 26 -110 30 -70', { colour: '#fff', width: 2 }, { opacity: 0.8 }),
      );
    const thread = line('M70 470C140 430 150 520 230 500S330 560 390 520', { colour: accent, width: 3.4 });
    return (
      thread +
      group(
        { transform: 'translate(316 300) rotate(34) scale(1.05)', ...drawing.dropShadow() },
        placed('rotate(-5)', arm(-1)),
        placed('rotate(5)', arm(1)),
      )
    );
  },
};
