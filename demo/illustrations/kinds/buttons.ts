import { lit, shaded } from '../colour-mixing.ts';
import { DIAGONAL } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { looseThread } from '../light.ts';
import { circle, group, line, path, ring, times } from '../svg.ts';

type Spot = { readonly x: number; readonly y: number; readonly r: number };

/** Buttons of one shade in several sizes, one of them sewn on. */
export const buttons: Illustration = {
  view: 'flat',
  draw(drawing, { main, accent }) {
    const button = ({ x, y, r }: Spot, colour: string, holes: 2 | 4, thread = '') => {
      const at = times(holes, (index) => {
        const angle = (index * 2 * Math.PI) / holes + Math.PI / 4;
        const hole = { x: x + r * 0.2 * Math.cos(angle), y: y + r * 0.2 * Math.sin(angle) };
        return (
          circle({ ...hole, r: r * 0.1 }, shaded(colour, 0.75)) +
          circle({ x: hole.x + 1.5, y: hole.y + 2, r: r * 0.075 }, shaded(colour, 0.55))
        );
      });
      const rim = drawing.linear(
        [
          [0, lit(colour, 0.55)],
          [0.5, colour],
          [1, shaded(colour, 0.36)],
        ],
        DIAGONAL,
      );
      const well = drawing.linear(
        [
          [0, shaded(colour, 0.2)],
          [0.6, lit(colour, 0.08)],
          [1, lit(colour, 0.34)],
        ],
        DIAGONAL,
      );
      const [reach, width] = [r * 0.16, r * 0.075];
      const sewn = line(
        `M${x - reach} ${y - reach}L${x + reach} ${y + reach}M${x + reach} ${y - reach}L${x - reach} ${y + reach}`,
        { colour: thread, width },
      );
      return (
        group(drawing.dropShadow(), circle({ x, y, r }, rim)) +
        ring({ x, y, r: r * 0.95 }, { colour: lit(colour, 0.7), width: 2 }, { opacity: 0.55 }) +
        circle({ x, y, r: r * 0.72 }, well) +
        path(
          `M${x - r * 0.84} ${y - r * 0.2}A${r * 0.86} ${r * 0.86} 0 0 1 ${x - r * 0.1} ${y - r * 0.85}`,
          'none',
          {
            stroke: '#fff',
            strokeWidth: r * 0.06,
            strokeLinecap: 'round',
            opacity: 0.7,
          },
        ) +
        at +
        (thread === '' ? '' : sewn)
      );
    };
    return (
      looseThread('M196 196C280 250 330 160 400 250S520 300 600 262', { colour: accent, width: 3.6 }) +
      button({ x: 196, y: 200, r: 122 }, main, 4, accent) +
      button({ x: 436, y: 138, r: 76 }, lit(main, 0.32), 2) +
      button({ x: 428, y: 360, r: 102 }, main, 4) +
      button({ x: 176, y: 440, r: 84 }, lit(main, 0.5), 4) +
      button({ x: 306, y: 500, r: 52 }, accent, 2) +
      button({ x: 536, y: 500, r: 46 }, main, 2)
    );
  },
};
