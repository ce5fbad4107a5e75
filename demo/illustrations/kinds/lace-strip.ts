import { steps } from '../svg.ts';

export type Edge = 'scallops' | 'points' | 'waves' | 'straight';

export const LEFT = -140;
export const RIGHT = 760;

/** The height of a lace on the picture, and the tops of its lengths. */
export function layout(width: number): { readonly height: number; readonly tops: readonly number[] } {
  const height = Math.min(400, 46 + width * 34);
  const gap = height * 0.16 + 22;
  const count = Math.max(1, Math.min(4, Math.floor(560 / (height + gap))));
  const first = 300 - (count * height + (count - 1) * gap) / 2;
  return { height, tops: Array.from({ length: count }, (_, index) => first + index * (height + gap)) };
}

export type Strip = {
  readonly top: number;
  readonly height: number;
  readonly step: number;
  readonly edge: Edge;
};

export const repeats = (step: number) => steps({ start: LEFT, end: RIGHT, step });

/** The lower edge from right to left; the waist is where the edge begins. */
function lowerEdge({ top, height, step, edge }: Strip): string {
  const waist = top + height * 0.62;
  const deep = height * 0.38;
  return repeats(step)
    .toReversed()
    .map((x) => {
      if (edge === 'points') return `L${x + step / 2} ${waist + deep}L${x} ${waist}`;
      if (edge === 'waves')
        return `C${x + step * 0.75} ${waist + deep * 1.25} ${x + step * 0.3} ${waist + deep * 1.25} ${x + step * 0.24} ${waist + deep * 0.3}S${x + step * 0.08} ${waist} ${x} ${waist}`;
      return `A${step / 2} ${deep} 0 0 1 ${x} ${waist}`;
    })
    .join('');
}

export function shapeOf(strip: Strip): string {
  const { top, height, step, edge } = strip;
  const right = LEFT + step * repeats(step).length;
  if (edge === 'straight') return `M${LEFT} ${top}H${right}V${top + height}H${LEFT}Z`;
  return `M${LEFT} ${top}H${right}V${top + height * 0.62}${lowerEdge(strip)}Z`;
}
