import { lit, shaded } from '../colour-mixing.ts';
import type { Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { circle, group, line, times } from '../svg.ts';

type Ball = { readonly x: number; readonly y: number; readonly r: number };

/** Yarn ends spread over a disc like seeds in a sunflower; each leans outwards, a little askew. */
function yarnEnds({ x, y, r }: Ball, { count, length }: { count: number; length: number }): string {
  return times(count, (index) => {
    const angle = index * 2.39996;
    const distance = Math.sqrt((index + 0.5) / count);
    const lean = angle + Math.sin(index * 12.9898) * 1.1;
    const reach = r * length * (0.45 + distance * 0.55);
    const [px, py] = [x + Math.cos(angle) * distance * r, y + Math.sin(angle) * distance * r];
    return `M${px} ${py}l${Math.cos(lean) * reach} ${Math.sin(lean) * reach}`;
  });
}

/** Dark yarn ends below, lit ones above, and an uneven rim. */
function pompon(drawing: Drawing, ball: Ball, colour: string): string {
  const { x, y, r } = ball;
  const body = drawing.radial(
    [
      [0, lit(colour, 0.3)],
      [0.5, colour],
      [1, shaded(colour, 0.46)],
    ],
    { x: 0.36, y: 0.3, r: 0.78 },
  );
  const inner = { ...ball, r: r * 0.86 };
  const lamp = { x: x - r * 0.2, y: y - r * 0.26, r: r * 0.62 };
  return (
    group(
      drawing.dropShadow(),
      circle({ x, y, r: r * 0.94 }, body),
      line(yarnEnds({ ...ball, r: r * 0.93 }, { count: 900, length: 0.085 }), {
        colour: shaded(colour, 0.22),
        width: r * 0.03,
      }),
    ) +
    circle({ x, y, r: r * 0.9 }, body, { opacity: 0.72 }) +
    line(yarnEnds(inner, { count: 330, length: 0.11 }), { colour, width: r * 0.04 }, { opacity: 0.85 }) +
    line(
      yarnEnds(inner, { count: 170, length: 0.1 }),
      { colour: shaded(colour, 0.4), width: r * 0.032 },
      { opacity: 0.4 },
    ) +
    line(
      yarnEnds(lamp, { count: 120, length: 0.15 }),
      { colour: lit(colour, 0.5), width: r * 0.034 },
      { opacity: 0.6 },
    )
  );
}

export const pompons: Illustration = {
  view: 'flat',
  draw: (drawing, { main, accent }) =>
    pompon(drawing, { x: 204, y: 210, r: 132 }, main) +
    pompon(drawing, { x: 436, y: 168, r: 88 }, accent) +
    pompon(drawing, { x: 420, y: 390, r: 116 }, lit(main, 0.3)) +
    pompon(drawing, { x: 176, y: 452, r: 84 }, '#F3EFE4') +
    pompon(drawing, { x: 306, y: 524, r: 46 }, main) +
    pompon(drawing, { x: 540, y: 268, r: 40 }, '#F3EFE4'),
};
