import { lit, shaded } from '../colour-mixing.ts';
import { DIAGONAL, type Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { circle, group, line, path, ring, times } from '../svg.ts';
import { domed, type Lot, lot } from './lot.ts';

export type ButtonKind =
  | 'shirt'
  | 'fourHoles'
  | 'twoHoles'
  | 'shank'
  | 'wood'
  | 'coconut'
  | 'pearl'
  | 'horn'
  | 'tagua';

function buttonHoles(colour: string, kind: ButtonKind): string {
  if (kind === 'shank') return '';
  const count = kind === 'twoHoles' || kind === 'coconut' || kind === 'wood' ? 2 : 4;
  const far = kind === 'shirt' ? 20 : 24;
  return times(count, (index) => {
    const angle = (index * 2 * Math.PI) / count + Math.PI / 4;
    const at = { x: far * Math.cos(angle), y: far * Math.sin(angle) };
    return (
      circle({ ...at, r: 11 }, shaded(colour, 0.75)) +
      circle({ x: at.x + 2, y: at.y + 3, r: 8 }, shaded(colour, 0.55))
    );
  });
}

function buttonGrain(drawing: Drawing, colour: string, kind: ButtonKind): string {
  const face = circle({ x: 0, y: 0, r: 92 }, 'none');
  const inside = drawing.clip('M-92 0a92 92 0 1 0 184 0a92 92 0 1 0-184 0Z');
  if (kind === 'wood')
    return group(
      { clipPath: inside },
      line(
        times(9, (index) => `M-100 ${-84 + index * 21}q50 ${index % 2 === 0 ? 16 : -12} 100 0t100 4`),
        { colour: shaded(colour, 0.4), width: 3.4 },
        { opacity: 0.45 },
      ),
    );
  if (kind === 'coconut')
    return group(
      { clipPath: inside },
      line(
        times(
          60,
          (index) => `M${Math.cos(index * 2.4) * index * 1.4} ${Math.sin(index * 2.4) * index * 1.4}l9 5`,
        ),
        { colour: lit(colour, 0.5), width: 3 },
        { opacity: 0.5 },
      ),
    );
  if (kind === 'pearl')
    return group(
      { clipPath: inside },
      path('M-92-40C-30-80 40-10 92-50V0C40 40-30-30-92 10Z', '#BFE3DA', { opacity: 0.45 }),
      path('M-92 30C-30-6 40 60 92 20V60C40 90-30 30-92 70Z', '#E9C6DA', { opacity: 0.4 }),
    );
  if (kind === 'horn')
    return group(
      { clipPath: inside },
      path('M-92-60C-20-90 10 20 92-20V30C30 50-30-30-92 0Z', lit(colour, 0.5), { opacity: 0.5 }),
      path('M-92 40C-30 10 20 80 92 50V92H-92Z', shaded(colour, 0.5), { opacity: 0.45 }),
    );
  return face;
}

function button(drawing: Drawing, colour: string, kind: ButtonKind): string {
  const rim = drawing.linear(
    [
      [0, lit(colour, 0.55)],
      [0.5, colour],
      [1, shaded(colour, 0.36)],
    ],
    DIAGONAL,
  );
  const well = drawing.linear(
    [
      [0, shaded(colour, 0.2)],
      [0.6, lit(colour, 0.08)],
      [1, lit(colour, 0.34)],
    ],
    DIAGONAL,
  );
  const inner = { fourHoles: 70, twoHoles: 60, shirt: 78 }[
    kind === 'fourHoles' || kind === 'twoHoles' ? kind : 'shirt'
  ];
  return (
    circle({ x: 0, y: 0, r: 98 }, rim) +
    ring({ x: 0, y: 0, r: 93 }, { colour: lit(colour, 0.7), width: 3 }, { opacity: 0.55 }) +
    (kind === 'shank'
      ? circle({ x: 0, y: 0, r: 86 }, domed(drawing, colour, lit(colour, 0.75)))
      : circle({ x: 0, y: 0, r: inner }, well)) +
    buttonGrain(drawing, colour, kind) +
    buttonHoles(colour, kind)
  );
}

/** Buttons of one kind, as many as the bag holds. */
export const buttons = ({ count, size, kind }: Lot & { kind: ButtonKind }): Illustration => ({
  view: 'flat',
  draw: (drawing, { main }) => lot(drawing, { count, size, turn: 90 }, () => button(drawing, main, kind)),
});
