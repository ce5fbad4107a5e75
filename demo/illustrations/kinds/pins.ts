import { arranged, chance } from '../arranged.ts';
import { lit, shaded } from '../colour-mixing.ts';
import { DIAGONAL, type Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { dome, metal } from '../light.ts';
import { circle, ellipse, group, line, path, placed, rect, ring, times } from '../svg.ts';

export type PinHead = 'plastic' | 'glass' | 'plain' | 'flower' | 'tiny';

const HEADS = ['#F3EFE4', '#E0A526', '#2F4B8C', '#2C6B57', '#D9566B', '#7FA9C4', '#CE1B2B', '#7A4A86'];

/** A pin of 150 units, its head at 0, 0. */
function pin(drawing: Drawing, head: PinHead, colour: string): string {
  const shaft = rect({ x: -1.7, y: 0, width: 3.4, height: 150, r: 1.7 }, metal(drawing));
  if (head === 'plain' || head === 'tiny')
    return shaft + ellipse({ x: 0, y: 0, rx: head === 'tiny' ? 4 : 6, ry: 3.4 }, metal(drawing, DIAGONAL));
  if (head === 'flower')
    return (
      shaft +
      times(5, (index) =>
        ellipse({ x: 0, y: -9, rx: 6, ry: 9 }, colour, { transform: `rotate(${index * 72})` }),
      ) +
      circle({ x: 0, y: 0, r: 5 }, '#F6CB2E')
    );
  return shaft + circle({ x: 0, y: -4, r: head === 'glass' ? 8 : 11 }, dome(drawing, colour));
}

type Pins = { readonly count: number; readonly head: PinHead };

/** Forty pins in a wheel of card; a hundred or two lie in their open tin. */
export const pins = ({ count, head }: Pins): Illustration => ({
  view: 'flat',
  draw(drawing, { main }) {
    const colour = (index: number) => HEADS[index % HEADS.length] ?? main;
    if (count <= 40) {
      const wheel = times(count, (index) =>
        placed(
          `rotate(${(index * 360) / count} 300 300) translate(300 80) scale(1 .94)`,
          pin(drawing, head, colour(index)),
        ),
      );
      return (
        group(drawing.dropShadow(), circle({ x: 300, y: 300, r: 196 }, '#F6F0E2')) +
        circle({ x: 300, y: 300, r: 176 }, main, { opacity: 0.9 }) +
        ring(
          { x: 300, y: 300, r: 128 },
          { colour: lit(main, 0.7), width: 2.6 },
          { strokeDasharray: '10 6.2' },
        ) +
        group(drawing.dropShadow('small'), wheel) +
        circle({ x: 300, y: 300, r: 62 }, '#F6F0E2') +
        ring({ x: 300, y: 300, r: 52 }, { colour: main, width: 2.6 }, { strokeDasharray: '10 6.2' })
      );
    }
    const heap = times(count, (index) => {
      const angle = index * 2.39996;
      const far = Math.sqrt((index + 0.5) / count) * 150;
      const turn = chance(index) * 360;
      return placed(
        `translate(${300 + Math.cos(angle) * far} ${304 + Math.sin(angle) * far}) rotate(${turn}) scale(.86) translate(0 -70)`,
        pin(drawing, head, colour(index)),
      );
    });
    return (
      group(drawing.dropShadow(), circle({ x: 300, y: 304, r: 246 }, metal(drawing, DIAGONAL))) +
      circle({ x: 300, y: 304, r: 228 }, shaded(main, 0.1)) +
      circle({ x: 304, y: 310, r: 220 }, lit(main, 0.16)) +
      group(drawing.dropShadow('small'), heap)
    );
  },
});

type SafetyPins = { readonly count: number; readonly isCurved: boolean };

/** Safety pins, closed, as many as the pack holds. */
export const safetyPins = ({ count, isCurved }: SafetyPins): Illustration => ({
  view: 'flat',
  draw(drawing, { main }) {
    const wire = { colour: main, width: 9 };
    const back = isCurved ? 'M-92 0Q0 54 84 2' : 'M-92 0H84';
    const drawn =
      line(`M-86 -34H88`, { ...wire, colour: lit(main, 0.25) }) +
      line(back, wire) +
      ring({ x: -100, y: -17, r: 17 }, wire) +
      path('M64 -46H100Q122 -44 122 -18T100 14H64Q78 -16 64 -46Z', metal(drawing, DIAGONAL, main)) +
      line('M-70 -38H56', { colour: '#fff', width: 2.4 }, { opacity: 0.6 });
    const rows = { 12: 6, 50: 10, 100: 14 }[count] ?? 6;
    return group(
      drawing.dropShadow('small'),
      arranged(
        count,
        {
          width: 560,
          height: 540,
          radius: 122,
          turn: count > 12 ? 14 : 22,
          rows,
          fill: count > 50 ? 1.7 : 1.9,
        },
        () => drawn,
      ),
    );
  },
});
