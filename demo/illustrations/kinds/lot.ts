import { arranged } from '../arranged.ts';
import { shaded } from '../colour-mixing.ts';
import type { Drawing } from '../drawing.ts';
import { group } from '../svg.ts';

// Small goods are drawn around 0, 0 within a radius of 100, and laid out in their number.

const ROWS: Readonly<Record<number, number>> = {
  10: 3,
  12: 3,
  20: 4,
  24: 4,
  25: 5,
  36: 6,
  50: 7,
  100: 10,
  144: 12,
  360: 18,
  500: 22,
};

export type Lot = { readonly count: number; readonly size: number; readonly turn?: number };

/** As many pieces as the bag holds. One or two fill the picture, hundreds lie close. */
export function lot(
  drawing: Drawing,
  { count, size, turn = 24 }: Lot,
  piece: (index: number) => string,
): string {
  const side = count === 1 ? 470 : count === 2 ? 540 : 566;
  const rows = ROWS[count];
  return group(
    drawing.dropShadow('small'),
    arranged(
      count,
      {
        width: side,
        height: side,
        radius: 104,
        turn,
        fill: (count <= 2 ? 0.78 : 0.68) + size * 0.3,
        ...(rows && { rows }),
      },
      piece,
    ),
  );
}

export const domed = (drawing: Drawing, colour: string, middle: string) =>
  drawing.radial(
    [
      [0, middle],
      [0.45, colour],
      [1, shaded(colour, 0.32)],
    ],
    { x: 0.35, y: 0.3, r: 0.8 },
  );
