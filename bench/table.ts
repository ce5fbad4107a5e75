import { textTable } from './text-table.ts';

export type Unit = 'percent' | 'perSecond' | 'milliseconds' | 'seconds' | 'megabytes';

export type Row = {
  readonly what: string;
  readonly products: number;
  readonly unit: Unit;
  /** The figure in its unit; `null` when it could not be measured. */
  readonly figure: number | null;
  /** `null` without a target. */
  readonly target: { readonly atLeast: number } | { readonly atMost: number } | null;
  /** How the figure came about, or why it is missing. */
  readonly detail: string;
};

const SUFFIXES = {
  percent: ' %',
  perSecond: ' /s',
  milliseconds: ' ms',
  seconds: ' s',
  megabytes: ' MB',
} satisfies Record<Unit, string>;

const HEADINGS = ['Qué', 'Productos', 'Objetivo', 'Medido', 'Llega', 'Detalle'];
const RIGHT_ALIGNED = new Set([1, 2, 3]);

/** The rows as aligned text, with target and figure side by side. */
export function tableOf(rows: readonly Row[]): string {
  return textTable(HEADINGS, rows.map(cellsOf), RIGHT_ALIGNED);
}

/** '1.234', '12,5', '0,083': small numbers get more decimals. For numbers from 0. */
export function numeral(value: number): string {
  const decimals = Number.isInteger(value) || value >= 100 ? 0 : value >= 1 ? 1 : 3;
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}

function cellsOf({ what, products, unit, figure, target, detail }: Row): string[] {
  const measured = figure === null ? 'sin medir' : `${numeral(figure)}${SUFFIXES[unit]}`;
  return [what, numeral(products), targetText(target, unit), measured, verdict({ figure, target }), detail];
}

function targetText(target: Row['target'], unit: Unit): string {
  if (target === null) return '–';
  const [sign, value] = 'atLeast' in target ? ['≥', target.atLeast] : ['<', target.atMost];
  return `${sign} ${numeral(value)}${SUFFIXES[unit]}`;
}

function verdict({ figure, target }: Pick<Row, 'figure' | 'target'>): string {
  if (figure === null) return 'no';
  if (target === null) return '–';
  const isReached = 'atLeast' in target ? figure >= target.atLeast : figure < target.atMost;
  return isReached ? 'sí' : 'no';
}
