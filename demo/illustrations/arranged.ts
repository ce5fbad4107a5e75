import { placed } from './svg.ts';

export type Place = { readonly x: number; readonly y: number; readonly cell: number; readonly index: number };

type Area = { readonly width: number; readonly height: number; readonly x?: number; readonly y?: number };

/** A number from 0 to 1 that looks like chance and is always the same. */
export function chance(seed: number): number {
  const wave = Math.sin(seed * 12.9898 + 4.1414) * 43_758.5453;
  return wave - Math.floor(wave);
}

const ROWS = [0, 1, 1, 1, 2, 2, 2, 2, 3];

/** Places for `count` objects in even rows around the middle of the picture; `cell` is the side of each one's square. */
export function inRows(
  count: number,
  { width, height, x = 300, y = 300 }: Area,
  rows?: number,
): readonly Place[] {
  const lines = rows ?? ROWS[count] ?? Math.max(1, Math.round(Math.sqrt((count * height) / width)));
  const longest = Math.ceil(count / lines);
  const cell = Math.min(width / longest, height / lines);
  const gap = { x: width / longest, y: height / lines };
  return Array.from({ length: lines }, (_, row) => {
    const before = Math.floor((row * count) / lines);
    const inRow = Math.floor(((row + 1) * count) / lines) - before;
    return Array.from({ length: inRow }, (_, column) => ({
      x: x + (column - (inRow - 1) / 2) * gap.x,
      y: y + (row - (lines - 1) / 2) * gap.y,
      cell,
      index: before + column,
    }));
  }).flat();
}

type Arrangement = Area & {
  /** The objects are drawn around 0, 0 within this radius. */
  readonly radius: number;
  /** The largest turn of an object, in degrees. */
  readonly turn?: number;
  readonly rows?: number;
  /** The share of its cell that an object fills. */
  readonly fill?: number;
};

/** `count` objects in rows, each a little askew. */
export function arranged(count: number, at: Arrangement, draw: (index: number) => string): string {
  const { radius, turn = 24, fill = 0.9 } = at;
  return inRows(count, at, at.rows)
    .map(({ x, y, cell, index }) => {
      const loose = cell * 0.06;
      const [dx, dy] = [(chance(index) - 0.5) * loose, (chance(index + 50) - 0.5) * loose];
      const scale = (cell * fill) / (2 * radius);
      const angle = (chance(index + 90) - 0.5) * 2 * turn;
      return placed(`translate(${x + dx} ${y + dy}) rotate(${angle}) scale(${scale})`, draw(index));
    })
    .join('');
}
