import { lit, shaded } from '../colour-mixing.ts';
import { ACROSS, DIAGONAL, type Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { looseThread, metal, STEEL } from '../light.ts';
import { band, circle, ellipse, group, line, path, placed, ring } from '../svg.ts';

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

/** One side of the snips, from the tip of its blade to the spring; the axis is x 0. */
function snipArm(drawing: Drawing, colour: string, side: -1 | 1): string {
  const steel = metal(drawing, DIAGONAL);
  return placed(
    `scale(${side} 1) rotate(6)`,
    path('M0 -250C22 -190 34 -110 44 -24L52 24H12C2 -60 -4 -160 0 -250Z', steel),
    line('M6 -222C16 -160 22 -100 28 -40', { colour: '#fff', width: 2.4 }, { opacity: 0.8 }),
    path('M12 10H50C66 60 70 120 52 186Q46 206 30 204Q20 200 22 186C32 130 24 70 12 10Z', colour),
    line(
      'M36 34C46 84 46 130 38 178',
      { colour: lit(colour, 0.6), width: 4 },
      { opacity: 0.7, strokeDasharray: '11 7' },
    ),
  );
}

/** Thread snips: one piece of sprung steel with grips on both arms. */
export const snips: Illustration = {
  view: 'flat',
  draw(drawing, { main, accent }) {
    const spring = 'M-28 176C-40 232 -28 258 0 258S40 232 28 176';
    return (
      looseThread('M70 440C130 400 150 500 226 490S330 560 420 520S520 470 560 520', {
        colour: accent,
        width: 3.4,
      }) +
      group(
        { transform: 'translate(318 292) rotate(34) scale(1.06)', ...drawing.dropShadow() },
        band(spring, { colour: shaded(STEEL, 0.4), width: 22 }),
        band(spring, { colour: metal(drawing, ACROSS), width: 17 }),
        snipArm(drawing, main, -1),
        snipArm(drawing, main, 1),
      )
    );
  },
};
