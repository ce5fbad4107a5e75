import { lit, shaded } from '../colour-mixing.ts';
import { DIAGONAL, DOWN } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { metal } from '../light.ts';
import { circle, group, line, path, placed, rect, ring, times } from '../svg.ts';

type Spot = { readonly x: number; readonly y: number; readonly r: number };

/** Eyelets with their washers, some set into a strip of cloth. */
export const eyelets: Illustration = {
  view: 'flat',
  draw(drawing, { main, accent }) {
    const eyelet = ({ x, y, r }: Spot) =>
      group(
        drawing.dropShadow('small'),
        path(
          `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0ZM${x - r * 0.46} ${y}a${r * 0.46} ${r * 0.46} 0 1 1 ${r * 0.92} 0a${r * 0.46} ${r * 0.46} 0 1 1 ${-r * 0.92} 0Z`,
          metal(drawing, DIAGONAL, main),
          { fillRule: 'evenodd' },
        ),
      ) +
      ring({ x, y, r: r * 0.84 }, { colour: lit(main, 0.8), width: 2.4 }, { opacity: 0.7 }) +
      ring({ x, y, r: r * 0.55 }, { colour: shaded(main, 0.4), width: r * 0.1 }, { opacity: 0.5 });
    const cloth = drawing.linear(
      [
        [0, lit(accent, 0.16)],
        [1, shaded(accent, 0.14)],
      ],
      DOWN,
    );
    const strip = placed(
      'rotate(-15 300 300)',
      group(drawing.dropShadow(), rect({ x: -90, y: 210, width: 780, height: 168, r: 2 }, cloth)),
      line('M-90 230H690M-90 358H690', { colour: lit(accent, 0.6), width: 2.6 }, { strokeDasharray: '12 8' }),
      times(4, (index) => {
        const at = { x: 96 + index * 138, y: 294, r: 50 };
        return circle({ ...at, r: 25 }, shaded(accent, 0.72)) + eyelet(at);
      }),
    );
    return (
      strip +
      eyelet({ x: 148, y: 124, r: 56 }) +
      eyelet({ x: 292, y: 96, r: 34 }) +
      eyelet({ x: 456, y: 492, r: 58 }) +
      eyelet({ x: 300, y: 520, r: 36 })
    );
  },
};
