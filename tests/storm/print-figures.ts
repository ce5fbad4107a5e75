import { percentile } from '../../bench/percentile.ts';
import type { CrowdOutcome } from './crowd.ts';

/** Prints the figures of a long storm; the short one only passes or fails. */
export function printFigures(where: string, { visits, orders }: CrowdOutcome, stored: number): void {
  if (process.env.STORM !== '1') return;
  const photos = visits.filter(({ path }) => path.startsWith('/images/'));
  const pages = visits.filter(({ path }) => !path.startsWith('/images/'));
  const acknowledged = orders.filter(({ outcome }) => outcome?.status === 201);
  const statuses = [
    ...visits.map(({ status }) => status),
    ...orders.map(({ outcome }) => outcome?.status ?? 0),
  ];
  const putOff = statuses.filter((status) => status === 503).length;
  const failed = statuses.filter((status) => status === 0 || (status >= 500 && status !== 503)).length;
  console.log(
    [
      `${where}: ${visits.length} visitas, ${putOff} respuestas 503, ${failed} sin respuesta o con otro 5xx`,
      `  páginas ${timesOf(pages)} · fotos ${timesOf(photos)} · pedidos ${timesOf(orders)}`,
      `  pedidos: ${orders.length} enviados, ${acknowledged.length} confirmados, ${stored} encontrados`,
    ].join('\n'),
  );
}

function timesOf(answers: readonly { readonly milliseconds: number }[]): string {
  const milliseconds = answers.map((answer) => answer.milliseconds);
  const [half, most] = [0.5, 0.99].map((share) => Math.round(percentile(milliseconds, share)));
  return `p50 ${half} ms, p99 ${most} ms`;
}
