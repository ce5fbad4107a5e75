import { lit, shaded } from '../colour-mixing.ts';
import { DIAGONAL, type Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { metal } from '../light.ts';
import { circle, group, path, placed, ring, times } from '../svg.ts';
import { domed, type Lot, lot } from './lot.ts';

function snapRim(drawing: Drawing, colour: string): string {
  return (
    circle({ x: 0, y: 0, r: 98 }, metal(drawing, DIAGONAL, colour)) +
    ring({ x: 0, y: 0, r: 86 }, { colour: lit(colour, 0.8), width: 3 }, { opacity: 0.8 }) +
    circle({ x: 0, y: 0, r: 64 }, domed(drawing, colour, lit(colour, 0.75)))
  );
}

function sewnSnap(drawing: Drawing, colour: string, isStud: boolean): string {
  const holes = times(4, (index) => {
    const angle = (index * Math.PI) / 2 + 0.78;
    return circle({ x: 75 * Math.cos(angle), y: 75 * Math.sin(angle), r: 9 }, shaded(colour, 0.7));
  });
  const middle = isStud
    ? circle({ x: 0, y: 0, r: 34 }, domed(drawing, lit(colour, 0.4), '#ffffff'))
    : circle({ x: 0, y: 0, r: 30 }, shaded(colour, 0.55)) +
      circle({ x: 3, y: 3, r: 24 }, shaded(colour, 0.75));
  return snapRim(drawing, colour) + middle + holes;
}

/** Snaps to sew on: each has its socket and its stud. */
export const sewnSnaps = ({ count, size }: Lot): Illustration => ({
  view: 'flat',
  draw: (drawing, { main }) =>
    lot(drawing, { count, size }, (index) => sewnSnap(drawing, main, index % 2 === 1)),
});

/** Snaps to rivet: a smooth cap, a socket, a stud and a post. */
export const rivetSnaps = ({ count, size }: Lot): Illustration => ({
  view: 'flat',
  draw: (drawing, { main }) =>
    lot(drawing, { count, size }, (index) => {
      if (index % 2 === 0)
        return (
          circle({ x: 0, y: 0, r: 96 }, metal(drawing, DIAGONAL, main)) +
          circle({ x: 0, y: 0, r: 84 }, domed(drawing, main, lit(main, 0.8))) +
          ring({ x: 0, y: 0, r: 90 }, { colour: '#fff', width: 3 }, { opacity: 0.5 })
        );
      return (
        circle({ x: 0, y: 0, r: 84 }, metal(drawing, DIAGONAL, main)) +
        circle({ x: 0, y: 0, r: 52 }, shaded(main, 0.5)) +
        circle({ x: 0, y: 0, r: 40 }, domed(drawing, lit(main, 0.3), '#ffffff'))
      );
    }),
});

type PlasticSnaps = Lot & { readonly colours: readonly string[]; readonly hasPliers?: boolean };

/** Plastic press studs; the larger packs bring their pliers. */
export const plasticSnaps = ({ count, size, colours, hasPliers = false }: PlasticSnaps): Illustration => ({
  view: 'flat',
  draw(drawing, { main, accent }) {
    const stud = (index: number) => {
      const colour = colours[index % colours.length] ?? main;
      return (
        circle({ x: 0, y: 0, r: 92 }, shaded(colour, 0.22)) +
        circle({ x: 0, y: -4, r: 90 }, domed(drawing, colour, lit(colour, 0.7))) +
        ring({ x: 0, y: -4, r: 66 }, { colour: shaded(colour, 0.16), width: 5 }, { opacity: 0.6 })
      );
    };
    if (!hasPliers) return lot(drawing, { count, size }, stud);
    const plier = (side: 1 | -1) =>
      placed(
        `scale(${side} 1)`,
        path('M6-30C20 20 62 60 66 190Q66 212 48 212T28 192C26 100 0 60-14-10Z', accent),
        path('M-10-96L20-100 34-20 8 10-14-20Z', metal(drawing, DIAGONAL)),
      );
    return (
      placed('translate(-64 0) scale(.8 1)', lot(drawing, { count, size, turn: 10 }, stud)) +
      group(
        { transform: 'translate(492 330) rotate(6) scale(1.1)', ...drawing.dropShadow() },
        plier(-1),
        plier(1),
        circle({ x: 0, y: -6, r: 18 }, metal(drawing, DIAGONAL)),
      )
    );
  },
});
