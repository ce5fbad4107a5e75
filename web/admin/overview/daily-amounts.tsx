import { amountFromWire } from '#schemas/wire/amount.ts';
import { formatPrice } from '#web/format.ts';
import { CardHeading } from './card-heading.tsx';
import { DaysTable } from './days-table.tsx';
import { formatDay } from './format-figures.ts';
import { NothingSold } from './nothing-sold.tsx';
import { Plot } from './plot.tsx';
import { halves, type PlottedDay, sumOf } from './plotted-days.ts';

const fetchAmountsChart = async () => (await import('./amounts-chart.tsx')).AmountsChart;

const HEADING = { title: 'Monto pedido', note: 'Por día, en pesos' };

/** The ordered amounts by day for two weeks, beside the two weeks before. */
export function DailyAmounts({ days }: { days: readonly PlottedDay[] }) {
  const { before, recent } = halves(days);
  const total = (part: readonly PlottedDay[]) => formatPrice(amountFromWire(sumOf(part, 'amount')));
  const [first] = recent;
  if (sumOf(days, 'count') === 0) return <NoAmounts />;
  return (
    <section className="dashboard-card flex flex-col md:col-span-2">
      <CardHeading {...HEADING}>
        <p className="flex flex-wrap gap-x-4.5 text-[0.84375rem] text-secondary">
          <span className="legend-now">Últimas 2 semanas</span>
          <span className="legend-before">Las 2 anteriores</span>
        </p>
      </CardHeading>
      <Plot
        fetchChart={fetchAmountsChart}
        className="h-[260px] xl:h-[290px]"
        sentence={`Desde el ${first === undefined ? '' : formatDay(first.day)} se pidieron ${total(recent)}; en las dos semanas anteriores, ${total(before)}.`}
      >
        {(AmountsChart) => <AmountsChart days={days} />}
      </Plot>
      <DaysTable days={days} />
    </section>
  );
}

function NoAmounts() {
  return (
    <section className="dashboard-card md:col-span-2">
      <CardHeading {...HEADING} />
      <NothingSold />
    </section>
  );
}
