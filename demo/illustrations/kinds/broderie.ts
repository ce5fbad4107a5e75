import { lit, luminance, shaded } from '../colour-mixing.ts';
import type { Illustration } from '../illustration.ts';
import { band, circle, group, line, path, placed, times } from '../svg.ts';
import { MOTIFS, type Motif } from './lace-motifs.ts';
import { LEFT, layout, RIGHT, repeats, shapeOf } from './lace-strip.ts';

type Broderie = {
  readonly width: number;
  readonly motif: Motif;
  readonly finish: 'plain' | 'frilled' | 'double';
  readonly tilt?: number;
};

/** Eyelet embroidery on cotton: an opaque cloth with cut-out motifs and a buttonholed edge. */
export const broderie = ({ width, motif, finish, tilt = -14 }: Broderie): Illustration => ({
  view: 'flat',
  draw(drawing, { main }) {
    const { height, tops } = layout(width);
    const step = Math.max(84, height * 0.72);
    const hole = { stroke: shaded(main, 0.12), strokeWidth: 7, strokeDasharray: '3 1.6' };
    // On black cloth the holes are what shines through.
    const dark = luminance(main) < 0.15 ? lit(main, 0.78) : shaded(main, 0.6);
    const cloth = drawing.linear(
      [
        [0, shaded(main, 0.05)],
        [0.3, main],
        [1, shaded(main, 0.08)],
      ],
      { from: [0, 0], to: [0, 1] },
    );
    const strip = (top: number) => {
      const shape = shapeOf({ top, height, step, edge: 'scallops' });
      const rows = finish === 'double' ? [0.3, 0.66] : [0.54];
      const scale = (Math.min(step, height) * (finish === 'double' ? 0.4 : 0.56)) / 100;
      const motifs = rows.flatMap((share, row) =>
        repeats(step).map((x) =>
          path(MOTIFS[motif], dark, {
            ...hole,
            strokeWidth: 5 / scale,
            transform: `translate(${x + step / 2 + (row * step) / 2 - (rows.length - 1) * step * 0.25} ${top + height * share}) scale(${scale})`,
          }),
        ),
      );
      const dots = repeats(step / 4).map((x) =>
        circle({ x, y: top + height * 0.15, r: Math.min(5, height * 0.03) }, dark, {
          stroke: shaded(main, 0.12),
          strokeWidth: 3,
        }),
      );
      const folds = times(
        40,
        (index) => `M${LEFT + index * 26} ${top}l${index % 2 === 0 ? 7 : -5} ${height * 0.3}`,
      );
      return (
        group(drawing.dropShadow(), path(shape, cloth)) +
        band(shape, { colour: shaded(main, 0.08), width: 9 }, { strokeDasharray: '2.4 1.2' }) +
        (finish === 'frilled'
          ? line(folds, { colour: shaded(main, 0.35), width: 4 }, { opacity: 0.35 })
          : '') +
        line(
          `M${LEFT} ${top + height * 0.07}H${RIGHT}`,
          { colour: shaded(main, 0.35), width: 2 },
          { strokeDasharray: '9 6', opacity: 0.7 },
        ) +
        dots.join('') +
        motifs.join('')
      );
    };
    return placed(`rotate(${tilt} 300 300)`, ...tops.map(strip));
  },
});
