import { median } from '../percentile.ts';
import { numeral } from '../table.ts';
import { textTable } from '../text-table.ts';
import type { Tapped } from './measure-desk.ts';

/** Until a tap was answered by a screen's heading alone, and its code came only after the tap, in ms. */
const BEFORE: Readonly<Record<string, { readonly heading: number; readonly whole: number }>> = {
  Pedidos: { heading: 1863, whole: 1863 },
  'Mis Productos': { heading: 1411, whole: 1411 },
  General: { heading: 576, whole: 857 },
  'Agregar Producto': { heading: 1105, whole: 1105 },
  Calculadora: { heading: 845, whole: 845 },
  'Contacto (Alpha)': { heading: 827, whole: 827 },
  Precios: { heading: 774, whole: 5852 },
  Importar: { heading: 1007, whole: 1007 },
  Clientes: { heading: 763, whole: 763 },
  'Mi tienda': { heading: 737, whole: 737 },
  Arrepentimientos: { heading: 702, whole: 702 },
  Registro: { heading: 763, whole: 763 },
  Cuenta: { heading: 1014, whole: 1015 },
};

/** A screen stands whole within this time, in ms. */
const LONGEST_WAIT = 300;

const HEADINGS = ['Pantalla', 'Título', 'antes', 'Entera', 'antes', 'Se movió'];

/** A line for each screen of the dashboard, with the medians of its runs; what takes too long is marked with '✗'. */
export function deskTable(runs: readonly (readonly Tapped[])[]): string {
  const lines = (runs[0] ?? []).map(({ name }, index) => {
    const taps = runs.flatMap((run) => run[index] ?? []);
    const before = BEFORE[name];
    return [
      name,
      timeText(median(taps.map(({ headingMs }) => headingMs))),
      before === undefined ? '–' : `${numeral(before.heading)} ms`,
      timeText(median(taps.map(({ wholeMs }) => wholeMs))),
      before === undefined ? '–' : `${numeral(before.whole)} ms`,
      numeral(Math.max(...taps.map(({ shifted }) => shifted))),
    ];
  });
  return textTable(HEADINGS, lines, new Set([1, 2, 3, 4, 5]));
}

function timeText(ms: number): string {
  return `${ms > LONGEST_WAIT ? '✗ ' : ''}${numeral(ms)} ms`;
}
