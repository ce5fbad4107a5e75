import { lit, shaded } from '../colour-mixing.ts';
import type { Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { contactShadow, looseThread } from '../light.ts';
import { group, line, path, placed, steps } from '../svg.ts';

const BODY = 'M300 150A160 160 0 1 1 299.9 150Z';
const LAYER = 'M176 210C230 176 330 250 424 410C404 436 380 452 352 462C300 330 240 262 152 258Z';

type Strands = { readonly colour: string; readonly strand: number };

function wrapped({ colour, strand }: Strands, turn: number, opacity: number): string {
  const rows = steps({ start: -150, end: 160, step: strand });
  const arcs = (shift: number) =>
    rows
      .map(
        (offset) =>
          `M${300 + shift + offset} 140Q${300 + shift + offset * 1.5} 310 ${300 + shift + offset} 480`,
      )
      .join('');
  return group(
    { transform: `rotate(${turn} 300 310)`, opacity },
    line(arcs(0), { colour: shaded(colour, 0.42), width: 2.2 }, { opacity: 0.4 }),
    line(arcs(strand * 0.3), { colour: lit(colour, 0.5), width: strand * 0.26 }, { opacity: 0.28 }),
    // The twist of a thick strand.
    line(
      arcs(strand * 0.5),
      { colour: shaded(colour, 0.4), width: strand * 0.5 },
      { strokeDasharray: `1.6 ${strand * 0.62}`, opacity: 0.34 },
    ),
  );
}

function ball(drawing: Drawing, strands: Strands): string {
  const { colour, strand } = strands;
  const light = drawing.radial(
    [
      [0, lit(colour, 0.42)],
      [0.45, colour],
      [1, shaded(colour, 0.46)],
    ],
    { x: 0.36, y: 0.28, r: 0.82 },
  );
  const rim = drawing.radial(
    [
      [0.62, '#1b1230', 0],
      [1, '#1b1230', 0.3],
    ],
    { x: 0.4, y: 0.34, r: 0.7 },
  );
  const across = (shift: number) =>
    steps({ start: -60, end: 140, step: strand * 0.8 })
      .map(
        (offset) =>
          `M${130 + offset * 0.2} ${300 + shift - offset}C260 ${250 + shift - offset} 350 ${360 + shift - offset} 400 ${500 + shift - offset}`,
      )
      .join('');
  return (
    path(BODY, light) +
    group(
      { clipPath: drawing.clip(BODY) },
      wrapped(strands, -24, 0.9),
      path(LAYER, light),
      group(
        { clipPath: drawing.clip(LAYER) },
        line(across(0), { colour: shaded(colour, 0.42), width: 2 }, { opacity: 0.42 }),
        line(across(strand * 0.36), { colour: lit(colour, 0.5), width: strand * 0.24 }, { opacity: 0.26 }),
      ),
      path(BODY, rim),
    )
  );
}

type Ball = {
  /** The strand's width on the picture, from 10 to 30. */
  readonly strand: number;
  /** 0 for the lightest ball, 1 for the heaviest. */
  readonly size: number;
};

/** One ball of macramé or crochet cotton. */
export const yarnBall = ({ strand, size }: Ball): Illustration => ({
  view: 'standing',
  draw(drawing, { main }) {
    const scale = 0.92 + size * 0.4;
    const [x, foot] = [292, 500];
    const right = x + 150 * scale;
    return (
      placed(
        `translate(${x - 300 * scale} ${foot - 470 * scale}) scale(${scale})`,
        contactShadow(drawing, { x: 340, y: 464, rx: 200, ry: 32 }),
        ball(drawing, { colour: main, strand }),
      ) +
      looseThread(
        `M${right - 70} ${foot - 12}C${right} ${foot + 22} ${right + 10} ${foot - 30} ${right + 60} ${foot - 16}S${right + 80} 560 ${right + 10} 556S${right - 120} 570 ${right - 170} 552`,
        {
          colour: main,
          width: 3 + strand * 0.4,
        },
      )
    );
  },
});
