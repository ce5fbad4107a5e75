export type Place = { readonly longitude: number; readonly latitude: number };
export type MapPoint = { readonly x: number; readonly y: number };

/** The size of the drawing in `coverage-outlines.ts`, in its own units. */
export const MAP_SIZE = { width: 186, height: 328 } as const;

export function mapPoint({ longitude, latitude }: Place): MapPoint {
  return { x: 4 + (longitude + 73.9) * 8.6, y: 4 + (-21.6 - latitude) * 9.5 };
}

/** A thread between two points, as slack as a hand leaves it: SVG path data. */
export function threadBetween(from: MapPoint, to: MapPoint): string {
  const slack = { x: (from.y - to.y) * 0.12, y: (to.x - from.x) * 0.12 };
  const middle = { x: (from.x + to.x) / 2 + slack.x, y: (from.y + to.y) / 2 + slack.y };
  const [start, bend, end] = [from, middle, to].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M${start}Q${bend} ${end}`;
}
