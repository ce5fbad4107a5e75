import { arranged } from '../arranged.ts';
import { lit, shaded } from '../colour-mixing.ts';
import { DIAGONAL } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { type Face, outlines } from '../outline-text.ts';
import { band, circle, group, path, placed, rect } from '../svg.ts';
import { disc, type Emblem, emblemOf, embroidered } from './emblems.ts';

/** One embroidered motif, as large as its size says: 4 to 9 centimetres. */
export const embroideredMotif = ({ emblem, size }: { emblem: Emblem; size: number }): Illustration => ({
  view: 'flat',
  draw: (drawing, { main }) =>
    placed(`translate(300 300) rotate(-8) scale(${1.9 + size * 0.27})`, emblemOf(drawing, emblem, main)),
});

export type Lettering = 'college' | 'cursive' | 'childish';

const FACES: Readonly<Record<Lettering, Face>> = {
  college: 'archivo-900',
  cursive: 'piazzolla-500',
  childish: 'archivo-800',
};

/** One embroidered letter: with a double border for a college jacket, slanted, or on a cheerful disc. */
export const embroideredLetter = ({
  letter,
  style,
  size,
}: {
  letter: string;
  style: Lettering;
  size: number;
}): Illustration => ({
  view: 'flat',
  draw(drawing, { main, accent }) {
    const { d, bounds } = outlines({ text: letter, face: FACES[style], size: 130 });
    const middle = `translate(${-(bounds.left + bounds.right) / 2} ${-(bounds.top + bounds.bottom) / 2})`;
    const drawn = embroidered(drawing, d, { colour: main, border: style === 'cursive' ? 4 : 7 });
    const scale = (style === 'cursive' ? 2.7 : 2.1) + size * 0.2;
    const behind =
      style === 'college'
        ? group(
            { transform: middle },
            band(d, { colour: shaded(accent, 0.1), width: 24 }, { strokeLinejoin: 'round' }),
            band(d, { colour: accent, width: 20 }, { strokeLinejoin: 'round' }),
          )
        : style === 'childish'
          ? embroidered(drawing, disc(0, 0, 74), { colour: accent, border: 7 })
          : '';
    const turn = style === 'cursive' ? 'rotate(-6) skewX(-14)' : 'rotate(-6)';
    return placed(
      `translate(300 300) ${turn} scale(${scale})`,
      group(drawing.dropShadow('small'), behind),
      placed(style === 'childish' ? 'scale(.82)' : '', placed(middle, drawn)),
    );
  },
});

/** Iron-on motifs, as many as the pack holds: one, three or six. */
export const ironOnMotifs = ({
  emblems,
  count,
}: {
  emblems: readonly Emblem[];
  count: number;
}): Illustration => ({
  view: 'flat',
  draw(drawing, { main, accent }) {
    const colours = [main, accent, '#1DA7B0', '#EE7B22', '#6B3D8F', '#13804A'];
    const rows = { 1: 1, 3: 2, 6: 2 }[count] ?? 2;
    return arranged(
      count,
      {
        width: 560,
        height: count === 6 ? 400 : 540,
        radius: 66,
        turn: 16,
        rows,
        fill: count === 1 ? 0.8 : 0.94,
      },
      (index) =>
        emblemOf(drawing, emblems[index % emblems.length] ?? 'star', colours[index % colours.length] ?? main),
    );
  },
});

/** Faceted glass stones with glue, in rows on their film: exactly as many as the pack holds. */
export const rhinestones = ({ count, size }: { count: number; size: number }): Illustration => ({
  view: 'flat',
  draw(drawing, { main }) {
    const rows = { 144: 12, 500: 20, 1440: 36 }[count] ?? 12;
    const stone =
      circle({ x: 0, y: 0, r: 48 }, shaded(main, 0.3)) +
      path('M-18-44L18-44 44-18V18L18 44H-18L-44 18V-18Z', lit(main, 0.15)) +
      path('M-18-44H18L24-24-24-24ZM44-18V18L24 24V-24Z', lit(main, 0.62)) +
      path('M-24-24H24V24H-24Z', lit(main, 0.4)) +
      path('M-24 24L24-24V24Z', main);
    const film = { x: 56, y: 56, width: 488, height: 488, r: 10 };
    return placed(
      'rotate(-7 300 300)',
      group(
        drawing.dropShadow(),
        rect(
          film,
          drawing.linear(
            [
              [0, '#ffffff', 0.86],
              [1, '#E7E9EE', 0.72],
            ],
            DIAGONAL,
          ),
        ),
      ),
      arranged(
        count,
        { width: 450, height: 450, radius: 50, turn: 4, rows, fill: 0.6 + size * 0.34 },
        () => stone,
      ),
    );
  },
});
