import type { WireAnalysis, WireVisitSums } from '#schemas/analysis-answers.ts';
import { formatPercent, formatWholeNumber } from '#web/format.ts';
import { CardHeading } from '../overview/card-heading.tsx';
import { ThreadBar } from '../overview/thread-bar.tsx';
import { VisitDays } from './visit-days.tsx';

const STEPS: readonly { readonly key: keyof WireVisitSums; readonly label: string }[] = [
  { key: 'visits', label: 'Visitas' },
  { key: 'searches', label: 'Búsquedas' },
  { key: 'views', label: 'Productos vistos' },
  { key: 'additions', label: 'Agregados al carrito' },
  { key: 'orders', label: 'Pedidos' },
];

/** From the visit to the order: one bar for each step, all on one scale. */
export function WayToOrder({ days }: { days: WireAnalysis['days'] }) {
  const sums = STEPS.map((step) => ({ ...step, sum: days.reduce((sum, day) => sum + day[step.key], 0) }));
  const most = Math.max(...sums.map(({ sum }) => sum));
  const [visits] = sums;
  return (
    <section className="dashboard-card">
      <CardHeading title="De la visita al pedido" note={sentenceOf(days)} />
      {most === 0 ? (
        <p className="py-6 text-secondary">Todavía no hay visitas en este tiempo.</p>
      ) : (
        <ol className="way-to-order">
          {sums.map(({ key, label, sum }) => (
            <li key={key}>
              <span className="font-medium">{label}</span>
              <b className="figures">{formatWholeNumber(sum)}</b>
              <ThreadBar share={sum / most} className="col-span-2" />
            </li>
          ))}
        </ol>
      )}
      {most > 0 && <VisitDays days={days} />}
    </section>
  );

  function sentenceOf({ length }: WireAnalysis['days']): string {
    const orders = sums.at(-1)?.sum ?? 0;
    const period = `Últimos ${length} días`;
    if (visits === undefined || visits.sum === 0 || orders > visits.sum) return period;
    return `${period} · ${formatPercent(Math.round((orders * 10_000) / visits.sum))} de las visitas termina en pedido`;
  }
}
