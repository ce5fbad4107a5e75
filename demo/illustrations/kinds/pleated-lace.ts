import { lit, shaded } from '../colour-mixing.ts';
import type { Illustration } from '../illustration.ts';
import { group, line, path, placed, rect } from '../svg.ts';
import { LEFT, layout, RIGHT, repeats } from './lace-strip.ts';

type Pleats = { readonly width: number; readonly isSheer: boolean; readonly tilt?: number };

/** Pleated trimming: knife pleats, or a frill of sheer organza, sewn into a straight band. */
export const pleatedLace = ({ width, isSheer, tilt = -14 }: Pleats): Illustration => ({
  view: 'flat',
  draw(drawing, { main }) {
    const { height, tops } = layout(width);
    const pleat = isSheer ? 46 : 26;
    const fold = drawing.linear(
      isSheer
        ? [
            [0, lit(main, 0.2), 0.5],
            [0.4, lit(main, 0.55), 0.75],
            [0.7, main, 0.55],
            [1, shaded(main, 0.2), 0.75],
          ]
        : [
            [0, shaded(main, 0.28)],
            [0.16, lit(main, 0.3)],
            [0.8, main],
            [1, shaded(main, 0.16)],
          ],
    );
    const strip = (top: number) => {
      const pleats = repeats(pleat).map((x, index) => {
        const flare = isSheer ? 9 : 3;
        const drop = height * (isSheer ? 0.96 + (index % 2) * 0.05 : 1);
        return path(
          `M${x} ${top}H${x + pleat}L${x + pleat + flare} ${top + drop}Q${x + pleat / 2} ${top + drop + (isSheer ? 16 : 5)} ${x - flare} ${top + drop}Z`,
          fold,
        );
      });
      const hem = repeats(pleat)
        .map((x) => `M${x - 3} ${top + height * 0.93}H${x + pleat}`)
        .join('');
      return (
        group(drawing.dropShadow('small'), ...pleats) +
        (isSheer ? '' : line(hem, { colour: lit(main, 0.6), width: 2.4 }, { opacity: 0.6 })) +
        rect({ x: LEFT, y: top - 4, width: 1000, height: Math.max(16, height * 0.14), r: 2 }, main) +
        line(
          `M${LEFT} ${top + Math.max(16, height * 0.14) / 2 - 4}H${RIGHT}`,
          { colour: shaded(main, 0.4), width: 2.2 },
          { strokeDasharray: '10 6', opacity: 0.7 },
        )
      );
    };
    return placed(`rotate(${tilt} 300 300)`, ...tops.map(strip));
  },
});
