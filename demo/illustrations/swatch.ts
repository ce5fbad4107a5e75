import type { Colour } from '#domain/products/colours.ts';
import { lit, luminance, shaded } from './colour-mixing.ts';
import { DOWN, Drawing } from './drawing.ts';
import { line, rect, steps, svgDocument } from './svg.ts';

const SIZE = { width: 120, height: 120 };
const WHOLE = { x: 0, y: 0, ...SIZE };

/** Turns of thread, seen from the front of the spool. */
const turns = (offset: number) =>
  steps({ start: -14, end: 130, step: 7 })
    .map((y) => `M-4 ${y + offset}L124 ${y + offset + 9}`)
    .join('');

/** The colour as thread on a spool. */
export function drawSwatch({ hex, isFluorescent }: Colour): string {
  const drawing = new Drawing();
  const light = luminance(hex);
  const isPale = light > 0.85;
  const roundness = drawing.linear(
    [
      [0, shaded(hex, 0.4)],
      [0.12, shaded(hex, 0.12)],
      [0.34, lit(hex, isFluorescent ? 0.42 : 0.3)],
      [0.46, lit(hex, 0.1)],
      [0.7, hex],
      [1, shaded(hex, isPale ? 0.22 : 0.42)],
    ],
    DOWN,
  );
  const grooves = { colour: shaded(hex, 0.6), width: 1.7 };
  const shine = { colour: lit(hex, 0.75), width: 1.7 };
  return svgDocument(
    SIZE,
    drawing.definitions +
      rect(WHOLE, hex) +
      rect(WHOLE, roundness, { opacity: isPale ? 0.55 : 0.7 }) +
      line(turns(0), grooves, { strokeOpacity: isPale ? 0.16 : 0.26 }) +
      line(turns(3.4), shine, { strokeOpacity: light < 0.12 ? 0.2 : 0.3 }),
  );
}
