import type { WireAnalysis } from '#schemas/analysis-answers.ts';
import { formatDay } from '../overview/format-figures.ts';

const COLUMNS = [
  { key: 'visits', label: 'Visitas' },
  { key: 'searches', label: 'Búsquedas' },
  { key: 'emptySearches', label: 'Sin resultado' },
  { key: 'views', label: 'Vistos' },
  { key: 'additions', label: 'Agregados' },
  { key: 'orders', label: 'Pedidos' },
] as const;

/** The sums of each day as a table, newest day first; days without anything are left out. */
export function VisitDays({ days }: { days: WireAnalysis['days'] }) {
  const shown = days.filter((day) => COLUMNS.some(({ key }) => day[key] > 0)).toReversed();
  return (
    <details className="mt-3 text-[0.84375rem]">
      <summary className="py-3 font-medium text-secondary">Ver por día</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also for those who use the keyboard. */}
      <section className="visit-days" tabIndex={0} aria-label="Por día">
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">Día</th>
              {COLUMNS.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((day) => (
              <tr key={day.day}>
                <th scope="row">{formatDay(day.day)}</th>
                {COLUMNS.map(({ key }) => (
                  <td key={key}>{day[key]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
