import { lit, shaded } from '../colour-mixing.ts';
import type { Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { metal } from '../light.ts';
import { group, line, path, rect, times } from '../svg.ts';

/** Cylinder seen from above, across its length. */
export const rod = (drawing: Drawing, colour: string) =>
  drawing.linear([
    [0, shaded(colour, 0.3)],
    [0.35, lit(colour, 0.45)],
    [0.6, colour],
    [1, shaded(colour, 0.34)],
  ]);

type Knitting = { readonly width: number; readonly length: number; readonly isWood: boolean };

/** A pair of knitting needles with their knobs, side by side. */
export const knittingNeedles = ({ width, length, isWood }: Knitting): Illustration => ({
  view: 'flat',
  draw(drawing, { main, accent }) {
    const fill = rod(drawing, main);
    const half = 190 + length * 80;
    const grain = line(
      `M-3 ${-half + 30}V${half - 70}`,
      { colour: shaded(main, 0.4), width: 1.4 },
      { opacity: 0.35 },
    );
    const needle = (x: number, turn: number) =>
      group(
        { transform: `translate(${x} 300) rotate(${turn})`, ...drawing.dropShadow() },
        path(
          `M${-width} ${-half}H${width}V${half - 60}L3 ${half}Q0 ${half + 7}-3 ${half}L${-width} ${half - 60}Z`,
          fill,
        ),
        isWood
          ? grain
          : line(
              `M${-width * 0.4} ${-half + 24}V${half - 70}`,
              { colour: '#fff', width: 2.4 },
              { opacity: 0.55 },
            ),
        path(`M-24 ${-half}a24 20 0 0 1 48 0v14h-48Z`, rod(drawing, isWood ? shaded(main, 0.2) : accent)),
      );
    return needle(262, 38) + needle(346, 33);
  },
});

/** A circular needle: two short points joined by a coiled cable. */
export const circularNeedle = ({ width, length, isWood }: Knitting): Illustration => ({
  view: 'flat',
  draw(drawing, { main, accent }) {
    const fill = rod(drawing, main);
    const loops = 1 + Math.round(length * 2);
    const cable = times(loops, (index) => {
      const r = 150 - index * 30;
      return `M${300 - r} 300a${r} ${r * 0.92} 0 1 1 ${2 * r} 0a${r} ${r * 0.92} 0 1 1 ${-2 * r} 0`;
    });
    const point = (transform: string) =>
      group(
        { transform, ...drawing.dropShadow('small') },
        path(`M${-width} 0H${width}V120L3 170Q0 176-3 170L${-width} 120Z`, fill),
        isWood ? '' : line(`M${-width * 0.4} 10V120`, { colour: '#fff', width: 2 }, { opacity: 0.6 }),
        rect({ x: -width * 0.8, y: -26, width: width * 1.6, height: 28, r: 3 }, metal(drawing)),
      );
    return (
      group(
        drawing.dropShadow('small'),
        line(cable, { colour: shaded(accent, 0.2), width: 9 }),
        line(cable, { colour: lit(accent, 0.5), width: 3 }, { transform: 'translate(-2 -2)' }),
        line('M150 300C140 240 150 180 178 150M450 300C462 240 452 190 424 152', {
          colour: shaded(accent, 0.2),
          width: 9,
        }),
      ) +
      point('translate(178 150) rotate(150)') +
      point('translate(424 152) rotate(-150)')
    );
  },
});
