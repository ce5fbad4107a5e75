import { lit, shaded } from '../colour-mixing.ts';
import type { Illustration } from '../illustration.ts';
import { contactShadow, looseThread } from '../light.ts';
import { group, line, path, placed, steps } from '../svg.ts';

/** Balls of soft yarn: macramé and crochet cotton. */
export const yarn: Illustration = {
  view: 'standing',
  draw(drawing, { main, accent }) {
    const ball = (colour: string) => {
      const body = 'M300 150A160 160 0 1 1 299.900 150Z';
      const strands = (turn: number, opacity: number) =>
        group(
          { transform: `rotate(${turn} 300 310)`, opacity },
          ...steps({ start: -150, end: 160, step: 17 }).map(
            (offset) =>
              line(
                `M${300 + offset} ${310 - 170}Q${300 + offset * 1.5} 310 ${300 + offset} ${310 + 170}`,
                { colour: shaded(colour, 0.42), width: 2.2 },
                { opacity: 0.4 },
              ) +
              line(
                `M${305 + offset} ${310 - 170}Q${305 + offset * 1.5} 310 ${305 + offset} ${310 + 170}`,
                { colour: lit(colour, 0.5), width: 4.5 },
                { opacity: 0.28 },
              ),
          ),
        );
      const light = drawing.radial(
        [
          [0, lit(colour, 0.42)],
          [0.45, colour],
          [1, shaded(colour, 0.46)],
        ],
        { x: 0.36, y: 0.28, r: 0.82 },
      );
      const band = 'M176 210C230 176 330 250 424 410C404 436 380 452 352 462C300 330 240 262 152 258Z';
      return (
        path(body, light) +
        group(
          { clipPath: drawing.clip(body) },
          strands(-24, 0.9),
          path(band, light),
          group(
            { clipPath: drawing.clip(band) },
            ...steps({ start: -60, end: 140, step: 13 }).map(
              (offset) =>
                line(
                  `M${130 + offset * 0.2} ${300 - offset}C260 ${250 - offset} 350 ${360 - offset} 400 ${500 - offset}`,
                  { colour: shaded(colour, 0.42), width: 2 },
                  { opacity: 0.42 },
                ) +
                line(
                  `M${130 + offset * 0.2} ${306 - offset}C260 ${256 - offset} 350 ${366 - offset} 400 ${506 - offset}`,
                  { colour: lit(colour, 0.5), width: 4 },
                  { opacity: 0.26 },
                ),
            ),
          ),
          path(
            body,
            drawing.radial(
              [
                [0.62, '#1b1230', 0],
                [1, '#1b1230', 0.3],
              ],
              { x: 0.4, y: 0.34, r: 0.7 },
            ),
          ),
        )
      );
    };
    return (
      placed(
        'translate(186 30) scale(.7)',
        contactShadow(drawing, { x: 340, y: 466, rx: 190, ry: 30 }),
        ball(accent),
      ) +
      placed(
        'translate(-46 92) scale(.92)',
        contactShadow(drawing, { x: 340, y: 464, rx: 200, ry: 32 }),
        ball(main),
      ) +
      looseThread('M336 506C410 540 420 486 470 500S560 540 520 552S440 566 400 556', {
        colour: main,
        width: 5.5,
      })
    );
  },
};
