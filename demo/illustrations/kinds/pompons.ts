import { arranged, chance } from '../arranged.ts';
import { lit, shaded } from '../colour-mixing.ts';
import type { Illustration } from '../illustration.ts';
import { circle, group, line, placed, rect } from '../svg.ts';

type Pompons = {
  readonly count: number;
  readonly size: number;
  readonly texture: 'wool' | 'acrylic' | 'shiny';
};

function pompon(colour: string, texture: Pompons['texture'], ends: number): string {
  const strands = (count: number, reach: number, far: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = index * 2.39996;
      const distance = Math.sqrt((index + 0.5) / count) * far;
      const lean = angle + Math.sin(index * 12.9898) * 1.1;
      const [px, py] = [Math.cos(angle) * distance, Math.sin(angle) * distance];
      const r = reach * (0.5 + chance(index) * 0.5);
      return `M${px} ${py}l${Math.cos(lean) * r} ${Math.sin(lean) * r}`;
    }).join('');
  const thick = texture === 'wool' ? 5 : 3.4;
  return (
    circle({ x: 0, y: 0, r: 88 }, shaded(colour, 0.2)) +
    line(strands(ends, 14, 90), { colour: shaded(colour, 0.14), width: thick }) +
    line(strands(Math.round(ends * 0.6), 15, 76), { colour, width: thick }) +
    line(
      strands(Math.round(ends * 0.3), 15, 74),
      { colour: shaded(colour, 0.38), width: thick * 0.8 },
      { opacity: 0.45 },
    ) +
    placed(
      'translate(-18 -22)',
      line(
        strands(Math.round(ends * 0.24), 16, 52),
        { colour: lit(colour, 0.5), width: thick },
        { opacity: 0.65 },
      ),
    ) +
    (texture === 'shiny'
      ? line(strands(Math.round(ends * 0.2), 6, 80), { colour: '#ffffff', width: 3 }, { opacity: 0.9 })
      : '')
  );
}

/** Pompons, as many as the bag holds. */
export const pompons = ({ count, size, texture }: Pompons): Illustration => ({
  view: 'flat',
  draw(drawing, { main }) {
    const rows = { 10: 3, 25: 5, 100: 10 }[count] ?? 3;
    const ends = count === 10 ? 300 : count === 25 ? 160 : 60;
    return group(
      drawing.dropShadow('small'),
      arranged(
        count,
        { width: 570, height: 570, radius: 100, turn: 180, rows, fill: 0.72 + size * 0.3 },
        (index) => pompon(index % 3 === 1 ? lit(main, 0.12) : main, texture, ends),
      ),
    );
  },
});

/** A trimming: pompons that hang from a band, in as many lengths as fit. */
export const pomponTrim = ({ diameter, length }: { diameter: number; length: number }): Illustration => ({
  view: 'flat',
  draw(drawing, { main }) {
    const r = 13 + diameter * 1.7;
    const gap = r * 2.5;
    const lengths = Math.min(2 + Math.round(length * 2), Math.floor(560 / (r * 3.4)));
    const rows = Array.from({ length: lengths }, (_, row) => 300 + (row - (lengths - 1) / 2) * r * 3.5 - r);
    const drawn = rows.map(
      (y) =>
        rect({ x: -120, y: y - 12, width: 900, height: 22, r: 2 }, main) +
        line(
          `M-120 ${y - 1}H760`,
          { colour: lit(main, 0.5), width: 2.4 },
          { strokeDasharray: '9 6', opacity: 0.7 },
        ) +
        Array.from({ length: Math.ceil(900 / gap) }, (_, index) =>
          placed(
            `translate(${-110 + index * gap} ${y + r * 1.3}) scale(${r / 94})`,
            pompon(main, 'acrylic', 70),
          ),
        ).join(''),
    );
    return placed('rotate(-15 300 300)', group(drawing.dropShadow('small'), ...drawn));
  },
});

/** One large pompon of artificial fur, with its press stud or its loop. */
export const furPompon = ({ size, hasLoop }: { size: number; hasLoop: boolean }): Illustration => ({
  view: 'flat',
  draw(drawing, { main }) {
    const r = 150 + size * 66;
    const hairs = (count: number, reach: number, far: number) =>
      Array.from({ length: count }, (_, index) => {
        const angle = index * 2.39996;
        const distance = Math.sqrt((index + 0.5) / count) * far * r;
        const bend = angle + (chance(index) - 0.5) * 1.2;
        const [x, y] = [300 + Math.cos(angle) * distance, 300 + Math.sin(angle) * distance];
        const long = reach * r * (0.6 + chance(index + 7) * 0.5);
        return `M${x} ${y}q${Math.cos(angle) * long * 0.6} ${Math.sin(angle) * long * 0.6} ${Math.cos(bend) * long} ${Math.sin(bend) * long}`;
      }).join('');
    const fastening = hasLoop
      ? line('M300 150C270 90 250 60 280 40S330 60 310 150', { colour: '#2A2A30', width: 9 })
      : circle({ x: 468, y: 494, r: 34 }, '#C3C7CF') +
        circle({ x: 468, y: 494, r: 24 }, '#8d93a1') +
        circle({ x: 468, y: 494, r: 10 }, '#E9ECF1');
    return (
      group(drawing.dropShadow('small'), fastening) +
      group(
        drawing.dropShadow(),
        circle({ x: 300, y: 300, r: r * 0.84 }, shaded(main, 0.16)),
        line(hairs(900, 0.2, 0.86), { colour: shaded(main, 0.12), width: 3.4 }),
      ) +
      line(hairs(420, 0.22, 0.8), { colour: main, width: 3.2 }) +
      line(hairs(240, 0.2, 0.78), { colour: shaded(main, 0.36), width: 2.4 }, { opacity: 0.4 }) +
      placed(
        'translate(-26 -32)',
        line(hairs(200, 0.2, 0.56), { colour: lit(main, 0.55), width: 2.8 }, { opacity: 0.6 }),
      )
    );
  },
});
