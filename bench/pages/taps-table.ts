import { median } from '../percentile.ts';
import { numeral } from '../table.ts';
import { textTable } from '../text-table.ts';
import type { Tap } from './measure-taps.ts';

/** What the name and the whole page took in ms before taps were answered from what is at hand (decision 30). */
const BEFORE: Readonly<Record<string, number>> = {
  'Un producto': 1659,
  Volver: 426,
  'Una categoría': 332,
  'La página 2': 109,
  'Una búsqueda': 216,
};

const HEADINGS = ['Toque', 'El nombre', 'Todo', 'Antes, ambos'];

/** A line for each tap, with the medians of its runs. */
export function tapsTable(runs: readonly (readonly Tap[])[]): string {
  const lines = (runs[0] ?? []).map(({ what }, index) => {
    const taps = runs.flatMap((run) => run[index] ?? []);
    const seconds = (ms: readonly number[]) => `${numeral(median(ms) / 1000)} s`;
    return [
      what,
      seconds(taps.map(({ namedMs }) => namedMs)),
      seconds(taps.map(({ wholeMs }) => wholeMs)),
      seconds([BEFORE[what] ?? Number.NaN]),
    ];
  });
  return textTable(HEADINGS, lines, new Set([1, 2, 3]));
}
