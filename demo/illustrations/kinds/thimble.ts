import { lit, shaded } from '../colour-mixing.ts';
import type { Illustration } from '../illustration.ts';
import { dome, looseThread, metal } from '../light.ts';
import { circle, group, line, path } from '../svg.ts';

/** Two thimbles: one stands, one has rolled over. */
export const thimble: Illustration = {
  view: 'flat',
  draw(drawing, { main, accent }) {
    const one = (transform: string, colour: string) => {
      const body = 'M-96 130L-76 -60C-70 -130 -40 -152 0 -152S70 -130 76 -60L96 130A96 26 0 0 1 -96 130Z';
      const dimples = drawing.pattern(
        { width: 21, height: 18 },
        circle({ x: 6, y: 5, r: 4 }, shaded(colour, 0.5), { opacity: 0.6 }) +
          circle({ x: 7, y: 6, r: 2.6 }, lit(colour, 0.5), { opacity: 0.6 }) +
          circle({ x: 16.5, y: 14, r: 4 }, shaded(colour, 0.5), { opacity: 0.6 }) +
          circle({ x: 17.5, y: 15, r: 2.6 }, lit(colour, 0.5), { opacity: 0.6 }),
      );
      return group(
        { transform, ...drawing.dropShadow() },
        path(body, metal(drawing, undefined, colour)),
        path('M-86 40L-76 -60C-70 -130 -40 -152 0 -152S70 -130 76 -60L86 40A86 22 0 0 1 -86 40Z', dimples),
        path('M-88 52A88 23 0 0 0 88 52L90 72A90 24 0 0 1 -90 72Z', lit(colour, 0.35), { opacity: 0.75 }),
        line(
          'M-84 96A90 24 0 0 0 84 96',
          { colour: shaded(colour, 0.5), width: 2.4 },
          { strokeDasharray: '10 6', opacity: 0.7 },
        ),
        path('M-96 130A96 26 0 0 0 96 130L98 142A98 27 0 0 1 -98 142Z', lit(colour, 0.2)),
        circle({ x: -30, y: -104, r: 16 }, dome(drawing, '#ffffff'), { opacity: 0.25 }),
      );
    };
    return (
      looseThread('M60 470C140 520 230 430 300 500S470 560 560 480', { colour: '#A3132F', width: 3.4 }) +
      one('translate(226 286) rotate(-10) scale(1.12)', main) +
      one('translate(440 372) rotate(64) scale(.78)', accent)
    );
  },
};
