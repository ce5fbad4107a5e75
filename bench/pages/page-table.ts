import { median } from '../percentile.ts';
import { numeral } from '../table.ts';
import { textTable } from '../text-table.ts';
import type { Interaction } from './interactions.ts';
import type { Scores } from './measure-lighthouse.ts';
import type { Return } from './measure-return.ts';
import type { Visit } from './measure-visit.ts';
import type { Page } from './page.ts';
import { KINDS, type Kind, type Transfer } from './transfer.ts';

/** All measurements of one page. */
export type Measured = {
  readonly page: Page;
  readonly scores: readonly Scores[];
  readonly visits: readonly Visit[];
  /** When the page first reacted to a press. */
  readonly answersMs: readonly number[];
  readonly returns: readonly Return[];
};

type Metric = {
  readonly what: string;
  readonly suffix: string;
  readonly target: { readonly atLeast: number } | { readonly atMost: number } | null;
  /** What it was on the pages of these names, see `BEFORE`. */
  readonly before?: Readonly<Record<string, number>>;
  /** `null` where the figure does not apply to the page. */
  readonly of: (measured: Measured) => number | null;
};

const KIND_NAMES = {
  document: 'HTML',
  stylesheet: 'CSS',
  script: 'JavaScript',
  font: 'letras',
  image: 'imágenes',
  other: 'lo demás',
} satisfies Record<Kind, string>;

/**
 * Each page by its name, before parts of pages were kept and pages were painted before their scripts: the version of
 * docs/speed.md, which took turns with the present one on one machine. The colour is from before swatches were memoised.
 */
const BEFORE = {
  performance: { Portada: 96, Categoría: 95, Producto: 95, Carrito: 97, Calculadora: 97 },
  largestPaint: { Portada: 1.82, Categoría: 1.86, Producto: 2.26, Carrito: 2.16, Calculadora: 2.19 },
  answered: { Portada: 4.15, Categoría: 4.26, Producto: 3.38, Carrito: 3.82, Calculadora: 4.02 },
  panel: { Portada: 48, Categoría: 40, Producto: 40, Carrito: 48, Calculadora: 48 },
  search: { Portada: 56, Categoría: 64 },
  stepper: { Producto: 88, Carrito: 88 },
  colour: { '48 colores': 92 },
} as const;

const METRICS: readonly Metric[] = [
  {
    ...score({ what: 'Lighthouse: rendimiento', category: 'performance', atLeast: 99 }),
    before: BEFORE.performance,
  },
  score({ what: 'Lighthouse: accesibilidad', category: 'accessibility', atLeast: 100 }),
  score({ what: 'Lighthouse: buenas prácticas', category: 'best-practices', atLeast: 100 }),
  {
    ...score({ what: 'Lighthouse: SEO', category: 'seo', atLeast: 100 }),
    of: ({ page, scores }) => (page.isListed ? median(scores.map(({ seo }) => seo)) : null),
  },
  {
    what: 'Primera pintura (FCP)',
    suffix: ' s',
    target: null,
    of: ofVisits(({ firstPaintMs }) => firstPaintMs / 1000),
  },
  {
    what: 'LCP',
    suffix: ' s',
    target: { atMost: 1.5 },
    before: BEFORE.largestPaint,
    of: ofVisits(({ largestPaintMs }) => largestPaintMs / 1000),
  },
  { what: 'CLS', suffix: '', target: { atMost: 0.01 }, of: ofVisits(({ shifted }) => shifted) },
  {
    what: 'Primera respuesta a un toque',
    suffix: ' s',
    target: { atMost: 2 },
    before: BEFORE.answered,
    of: ({ answersMs }) => median(answersMs) / 1000,
  },
  {
    what: 'Otra visita: llega la página',
    suffix: ' s',
    target: { atMost: 0.3 },
    of: ({ returns }) => median(returns.map(({ answeredMs }) => answeredMs)) / 1000,
  },
  {
    what: 'Otra visita: primera pintura',
    suffix: ' s',
    target: null,
    of: ({ returns }) => median(returns.map(({ firstPaintMs }) => firstPaintMs)) / 1000,
  },
  interaction('INP al abrir el carrito', 'panel'),
  interaction('INP de un contador', 'stepper'),
  interaction('INP al elegir un color', 'colour'),
  interaction('INP al escribir en el buscador', 'search'),
  {
    what: 'Bytes',
    suffix: ' kB',
    target: null,
    of: ofVisits(({ transfers }) => kilobytes(transfers)),
  },
  ...KINDS.map((kind) => ({
    what: `  ${KIND_NAMES[kind]}`,
    suffix: ' kB',
    target: null,
    of: ofVisits(({ transfers }) => kilobytes(transfers.filter((one) => one.kind === kind))),
  })),
  {
    what: 'Solicitudes',
    suffix: '',
    target: null,
    of: ofVisits(({ transfers }) => transfers.length),
  },
];

/**
 * A line for each figure, with what it was below, and a column for each page; figures that miss their target are marked
 * with '✗'.
 */
export function pageTable(pages: readonly Measured[]): string {
  const headings = ['Qué', 'Objetivo', ...pages.map(({ page }) => page.name)];
  const lines = METRICS.flatMap((metric) => [
    [metric.what, targetText(metric), ...pages.map((measured) => cellOf(metric, metric.of(measured)))],
    ...(metric.before === undefined ? [] : [lineBefore(metric, pages)]),
  ]);
  return textTable(headings, lines, new Set(headings.keys().drop(1)));
}

/** The Lighthouse audits that lost points, one line for each page with faults. */
export function faultsText(pages: readonly Measured[]): string {
  return pages
    .map(({ page, scores }) => ({ page, faults: new Set(scores.flatMap(({ faults }) => faults)) }))
    .filter(({ faults }) => faults.size > 0)
    .map(({ page, faults }) => `${page.name}: ${[...faults].join(' · ')}`)
    .join('\n');
}

function lineBefore({ before = {}, suffix }: Metric, pages: readonly Measured[]): string[] {
  const figures = pages.map(({ page }) => before[page.name]);
  return [
    '  antes',
    '',
    ...figures.map((figure) => (figure === undefined ? '–' : `${numeral(figure)}${suffix}`)),
  ];
}

function cellOf(metric: Metric, figure: number | null): string {
  if (figure === null) return '–';
  return `${isReached(metric, figure) ? '' : '✗ '}${numeral(figure)}${metric.suffix}`;
}

function isReached({ target }: Metric, figure: number | null): boolean {
  if (target === null || figure === null) return true;
  return 'atLeast' in target ? figure >= target.atLeast : figure <= target.atMost;
}

function targetText({ target, suffix }: Metric): string {
  if (target === null) return '–';
  return 'atLeast' in target ? `≥ ${target.atLeast}` : `≤ ${numeral(target.atMost)}${suffix}`;
}

function score({
  what,
  category,
  atLeast,
}: {
  what: string;
  category: Exclude<keyof Scores, 'faults'>;
  atLeast: number;
}): Metric {
  const of = ({ scores }: Measured) => median(scores.map((one) => one[category]));
  return { what, suffix: '', target: { atLeast }, of };
}

function interaction(what: string, kind: Interaction): Metric {
  const of = ({ visits }: Measured) => {
    const times = visits.flatMap(({ interactions }) => interactions[kind] ?? []);
    return times.length === 0 ? null : median(times);
  };
  return { what, suffix: ' ms', target: { atMost: 100 }, before: BEFORE[kind], of };
}

function ofVisits(figure: (visit: Visit) => number): Metric['of'] {
  return ({ visits }) => median(visits.map(figure));
}

function kilobytes(transfers: readonly Transfer[]): number {
  return transfers.reduce((total, { bytes }) => total + bytes, 0) / 1000;
}
