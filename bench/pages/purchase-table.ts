import { median } from '../percentile.ts';
import { numeral } from '../table.ts';
import { textTable } from '../text-table.ts';
import type { Purchase } from './measure-purchase.ts';

const HEADINGS = ['Paso', 'Hasta la respuesta', 'En blanco'];

/** A line for each step of the purchase, with the medians of its runs. */
export function purchaseTable(runs: readonly Purchase[]): string {
  const lines = (runs[0]?.steps ?? []).map(({ what }, index) => {
    const steps = runs.flatMap(({ steps }) => steps[index] ?? []);
    return [
      what,
      `${numeral(median(steps.map(({ answeredMs }) => answeredMs)) / 1000)} s`,
      `${numeral(median(steps.map(({ blankMs }) => blankMs)) / 1000)} s`,
    ];
  });
  return textTable(HEADINGS, lines, new Set([1, 2]));
}
