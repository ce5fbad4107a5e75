import { lit, shaded } from '../colour-mixing.ts';
import { DOWN, type Drawing } from '../drawing.ts';
import type { Colours, Illustration } from '../illustration.ts';
import { band, circle, group, line, path, placed, rect, steps } from '../svg.ts';
import { MOTIFS } from './lace-motifs.ts';

export type BiasCloth = 'cotton' | 'satin' | 'poplin' | 'lycra' | 'dots' | 'checks' | 'stripes' | 'flowers';

function printOf(drawing: Drawing, cloth: BiasCloth, { main, accent }: Colours): string {
  const pale = { colour: accent, width: 5 };
  if (cloth === 'dots')
    return drawing.pattern(
      { width: 18, height: 18, turn: 20 },
      circle({ x: 5, y: 5, r: 4 }, accent) + circle({ x: 14, y: 14, r: 4 }, accent),
    );
  if (cloth === 'checks')
    return drawing.pattern(
      { width: 16, height: 16 },
      line('M0 4H16', { ...pale, width: 8 }, { opacity: 0.55, strokeLinecap: 'butt' }) +
        line('M4 0V16', { ...pale, width: 8 }, { opacity: 0.55, strokeLinecap: 'butt' }),
    );
  if (cloth === 'stripes')
    return drawing.pattern(
      { width: 14, height: 14, turn: 45 },
      line('M0 4H14', pale, { strokeLinecap: 'butt' }),
    );
  if (cloth === 'flowers')
    return drawing.pattern(
      { width: 26, height: 26, turn: 12 },
      path(MOTIFS.daisy, accent, { transform: 'translate(13 13) scale(.2)' }),
    );
  const ribs = cloth === 'lycra' ? 'M0 1.500h5' : 'M0 2.500h5';
  return drawing.pattern(
    { width: 5, height: 5, turn: cloth === 'lycra' ? 0 : 45 },
    line(ribs, { colour: lit(main, 0.6), width: 1 }, { opacity: cloth === 'poplin' ? 0.2 : 0.4 }),
  );
}

type Bias = { readonly cloth: BiasCloth; readonly width: number; readonly length: number };

/** Bias binding wound on its card, its folded edges showing. */
export const biasTape = ({ cloth, width, length }: Bias): Illustration => ({
  view: 'flat',
  draw(drawing, colours) {
    const { main } = colours;
    const shine = cloth === 'satin' ? 0.7 : 0.3;
    const fold = drawing.linear(
      [
        [0, lit(main, shine)],
        [0.3, lit(main, shine * 0.2)],
        [0.46, main],
        [0.5, shaded(main, 0.34)],
        [0.54, lit(main, shine * 0.7)],
        [1, shaded(main, 0.14)],
      ],
      DOWN,
    );
    const turn = 18 + width * 1.5;
    const half = 96 + length * 54;
    const rows = steps({ start: 300 - half, end: 300 + half, step: turn + 4 });
    const turns = rows.map((y) => rect({ x: 164, y, width: 272, height: turn, r: 3 }, fold)).join('');
    const last = (rows.at(-1) ?? 300) + turn;
    const cloth2 = printOf(drawing, cloth, colours);
    const tail = `M430 ${last - turn / 2}C520 404 540 452 500 486S460 560 580 570`;
    const [top, bottom] = [300 - half - 76, last + 76];
    return (
      placed(
        'rotate(-10 300 300)',
        group(
          drawing.dropShadow(),
          rect({ x: 180, y: top, width: 240, height: bottom - top, r: 10 }, '#F6F0E2'),
        ),
        line(
          `M198 ${top + 20}H402M198 ${bottom - 20}H402`,
          { colour: main, width: 2.6 },
          { strokeDasharray: '11 7' },
        ),
        circle({ x: 300, y: top + 42, r: 14 }, '#D5CDBB'),
        group(drawing.dropShadow('small'), turns),
        rect({ x: 164, y: 300 - half, width: 272, height: last - 300 + half }, cloth2),
      ) +
      group(drawing.dropShadow(), band(tail, { colour: shaded(main, 0.06), width: turn })) +
      band(tail, { colour: cloth2, width: turn - 2 }) +
      band(
        tail,
        { colour: lit(main, 0.5), width: turn * 0.3 },
        { transform: `translate(-1 ${-turn * 0.3})`, opacity: 0.3 },
      ) +
      band(tail, { colour: shaded(main, 0.36), width: 2.6 }, { opacity: 0.6 })
    );
  },
});
