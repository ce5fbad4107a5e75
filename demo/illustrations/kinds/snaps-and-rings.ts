import { lit, shaded } from '../colour-mixing.ts';
import { ACROSS, DIAGONAL, type Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { metal } from '../light.ts';
import { circle, group, line, path, placed, ring, times } from '../svg.ts';

type Spot = { readonly x: number; readonly y: number; readonly r: number };

const domed = (drawing: Drawing, colour: string, middle: string) =>
  drawing.radial(
    [
      [0, middle],
      [0.45, colour],
      [1, shaded(colour, 0.32)],
    ],
    { x: 0.35, y: 0.3, r: 0.8 },
  );

function snapRim(drawing: Drawing, { x, y, r }: Spot, colour: string): string {
  return (
    group(drawing.dropShadow(), circle({ x, y, r }, metal(drawing, DIAGONAL, colour))) +
    ring({ x, y, r: r * 0.88 }, { colour: lit(colour, 0.8), width: 2.4 }, { opacity: 0.8 }) +
    circle({ x, y, r: r * 0.66 }, domed(drawing, colour, lit(colour, 0.75)))
  );
}

function socket(drawing: Drawing, at: Spot, colour: string): string {
  const { x, y, r } = at;
  const sewingHoles = times(4, (index) => {
    const angle = (index * Math.PI) / 2 + 0.78;
    const hole = { x: x + r * 0.76 * Math.cos(angle), y: y + r * 0.76 * Math.sin(angle), r: r * 0.07 };
    return circle(hole, shaded(colour, 0.6));
  });
  return (
    snapRim(drawing, at, colour) +
    circle({ x, y, r: r * 0.3 }, shaded(colour, 0.55)) +
    circle({ x: x + 2, y: y + 2, r: r * 0.24 }, shaded(colour, 0.75)) +
    sewingHoles
  );
}

const stud = (drawing: Drawing, at: Spot, colour: string) =>
  snapRim(drawing, at, colour) +
  circle({ x: at.x, y: at.y, r: at.r * 0.34 }, domed(drawing, lit(colour, 0.4), '#ffffff'));

function wire(drawing: Drawing, d: string, { colour, width }: { colour: string; width: number }): string {
  return group(
    drawing.dropShadow(),
    line(d, { colour: shaded(colour, 0.3), width: width + 5 }),
    line(d, { colour: metal(drawing, DIAGONAL, colour), width }),
  );
}

const D_RING = 'M264 428H418A14 14 0 0 1 432 444A91 84 0 0 1 250 444A14 14 0 0 1 264 428Z';

export const snaps: Illustration = {
  view: 'flat',
  draw: (drawing, { main }) =>
    socket(drawing, { x: 186, y: 190, r: 104 }, main) +
    stud(drawing, { x: 412, y: 150, r: 70 }, main) +
    socket(drawing, { x: 452, y: 318, r: 84 }, main) +
    stud(drawing, { x: 136, y: 414, r: 64 }, main) +
    wire(drawing, D_RING, { colour: main, width: 22 }) +
    line('M268 424H412', { colour: '#fff', width: 3 }, { opacity: 0.6 }),
};

/** Rings and half rings for straps. */
export const strapRings: Illustration = {
  view: 'flat',
  draw(drawing, { main }) {
    const round = ({ x, y, r }: Spot) =>
      wire(drawing, `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`, {
        colour: main,
        width: r * 0.24,
      }) +
      line(
        `M${x - r * 0.86} ${y - r * 0.5}A${r} ${r} 0 0 1 ${x - r * 0.1} ${y - r}`,
        { colour: '#fff', width: r * 0.05 },
        { opacity: 0.75 },
      );
    const half = (transform: string) =>
      placed(
        transform,
        placed(
          'translate(-341 -470)',
          wire(drawing, D_RING, { colour: main, width: 24 }),
          line('M268 424H412', { colour: '#fff', width: 3 }, { opacity: 0.6 }),
        ),
      );
    return (
      round({ x: 190, y: 196, r: 108 }) +
      round({ x: 440, y: 190, r: 70 }) +
      half('translate(420 392) rotate(-14) scale(1.1)') +
      round({ x: 156, y: 446, r: 62 }) +
      half('translate(250 408) rotate(62) scale(.66)')
    );
  },
};

/** The two rings by which hooks and eyes are sewn on. */
const SEWING_RINGS = 'M-44 62a22 22 0 1 0 44 0a22 22 0 1 0 -44 0M0 62a22 22 0 1 0 44 0a22 22 0 1 0 -44 0';

/** Hooks with their eyes, and a trouser hook. */
export const hooks: Illustration = {
  view: 'flat',
  draw(drawing, { main }) {
    const bent = { colour: main, width: 13 };
    const hook = (transform: string) =>
      placed(
        transform,
        wire(drawing, SEWING_RINGS, bent),
        wire(drawing, 'M-10 44V-70Q-10 -96 0 -96T10 -70V44', { ...bent, width: 16 }),
        wire(drawing, 'M0 -92V-14', { ...bent, width: 17 }),
        line('M-2 -84V-22', { colour: '#fff', width: 3 }, { opacity: 0.7 }),
      );
    const eye = (transform: string) =>
      placed(
        transform,
        wire(
          drawing,
          'M-58 58a22 22 0 1 0 44 0a22 22 0 1 0 -44 0M14 58a22 22 0 1 0 44 0a22 22 0 1 0 -44 0',
          bent,
        ),
        wire(drawing, 'M-40 38C-54 -50 54 -50 40 38', bent),
        line('M-36 10C-26 -22 0 -28 14 -22', { colour: '#fff', width: 2.4 }, { opacity: 0.7 }),
      );
    return (
      hook('translate(166 210) rotate(-18) scale(1.3)') +
      eye('translate(352 166) rotate(12) scale(1.25)') +
      trouserHook(drawing, main) +
      eye('translate(168 452) rotate(-14) scale(1.05)') +
      hook('translate(516 190) rotate(26) scale(.86)')
    );
  },
};

function trouserHook(drawing: Drawing, colour: string): string {
  const plate = 'M-92 -44H92Q104 -44 104 -32V32Q104 44 92 44H-92Q-104 44 -104 32V-32Q-104 -44 -92 -44Z';
  const tongue = 'M-34 -40H34V40Q34 84 0 84T-34 40Z';
  return group(
    { transform: 'translate(404 420) rotate(-16)', ...drawing.dropShadow() },
    path(plate, metal(drawing, DIAGONAL, colour)),
    group(drawing.dropShadow('small'), path(tongue, metal(drawing, ACROSS, lit(colour, 0.2)))),
    line('M-20 -28V44', { colour: '#fff', width: 4 }, { opacity: 0.6 }),
    line('M-88 -36H88', { colour: '#fff', width: 2.4 }, { opacity: 0.6 }),
    circle({ x: -74, y: 0, r: 10 }, shaded(colour, 0.65)),
    circle({ x: 74, y: 0, r: 10 }, shaded(colour, 0.65)),
  );
}
