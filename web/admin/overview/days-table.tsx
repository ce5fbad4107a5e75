import { amountFromWire } from '#schemas/wire/amount.ts';
import { formatPrice } from '#web/format.ts';
import { formatDay } from './format-figures.ts';
import type { PlottedDay } from './plotted-days.ts';

/** The plots' numbers as a table, newest day first. */
export function DaysTable({ days }: { days: readonly PlottedDay[] }) {
  return (
    <details className="mt-3 text-[0.84375rem]">
      <summary className="py-3 font-medium text-secondary">Ver en números</summary>
      <table className="figures mt-1 w-full border-collapse">
        <caption className="sr-only">Pedidos y montos por día</caption>
        <thead>
          <tr className="text-left text-muted">
            <th scope="col" className="py-1.5 font-medium">
              Día
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              Pedidos
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              Monto
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, count, amount }) => (
            <tr key={day} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {formatDay(day)}
              </th>
              <td className="text-right">{count}</td>
              <td className="text-right">{formatPrice(amountFromWire(amount))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
