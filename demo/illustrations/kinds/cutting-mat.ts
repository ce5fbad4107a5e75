import { lit, shaded } from '../colour-mixing.ts';
import { DIAGONAL } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { centredText } from '../outline-text.ts';
import { circle, group, line, placed, rect, times } from '../svg.ts';

export type MatKind = 'plain' | 'turning' | 'folding';

/** A cutting mat in its format, from A5 to A1. */
export const cuttingMat = ({
  kind,
  size,
  format,
}: {
  kind: MatKind;
  size: number;
  format: string;
}): Illustration => ({
  view: 'flat',
  draw(drawing, { main }) {
    const width = 330 + size * 190;
    const height = width / Math.SQRT2;
    const cell = 46 - size * 18;
    const inner = { x: -width / 2 + 24, y: -height / 2 + 24, width: width - 48, height: height - 48 };
    const grid =
      times(
        Math.floor(inner.width / cell) + 1,
        (index) => `M${inner.x + index * cell} ${inner.y}V${-inner.y}`,
      ) +
      times(
        Math.floor(inner.height / cell) + 1,
        (index) => `M${inner.x} ${inner.y + index * cell}H${-inner.x}`,
      );
    const board = drawing.linear(
      [
        [0, lit(main, 0.16)],
        [1, shaded(main, 0.16)],
      ],
      DIAGONAL,
    );
    const base =
      kind === 'turning'
        ? group(drawing.dropShadow(), circle({ x: 0, y: 0, r: height * 0.66 }, '#2A3044')) +
          circle({ x: 0, y: 0, r: height * 0.63 }, '#4b5062')
        : '';
    return placed(
      `translate(300 300) rotate(${kind === 'turning' ? 17 : -11})`,
      base,
      group(drawing.dropShadow(), rect({ x: -width / 2, y: -height / 2, width, height, r: 14 }, board)),
      line(grid, { colour: lit(main, 0.65), width: 1.6 }, { opacity: 0.6 }),
      line(
        `M${inner.x} ${-inner.y}L${inner.x + inner.height} ${inner.y}M${inner.x} ${inner.y}L${inner.x + inner.height} ${-inner.y}`,
        { colour: lit(main, 0.65), width: 1.6 },
        { opacity: 0.6, strokeDasharray: '9 6' },
      ),
      kind === 'folding'
        ? rect({ x: -7, y: -height / 2, width: 14, height, r: 2 }, shaded(main, 0.5), { opacity: 0.6 }) +
            line(`M0 ${-height / 2}V${height / 2}`, { colour: lit(main, 0.5), width: 2 })
        : '',
      centredText({
        text: format,
        face: 'archivo-800',
        size: 40,
        x: width / 2 - 66,
        y: height / 2 - 40,
        fill: lit(main, 0.8),
      }),
    );
  },
});
