import { formatCount } from '#web/format.ts';
import { CardHeading } from './card-heading.tsx';
import { DaysTable } from './days-table.tsx';
import { NothingSold } from './nothing-sold.tsx';
import { Plot } from './plot.tsx';
import { halves, type PlottedDay, sumOf } from './plotted-days.ts';

const fetchOrdersChart = async () => (await import('./orders-chart.tsx')).OrdersChart;

const ORDERS = { one: 'pedido', many: 'pedidos' };
const MAX_STITCHES = 18;
const TITLE = 'Pedidos por día';

/** The number of orders by day for two weeks, drawn in stitches. */
export function DailyOrders({ days }: { days: readonly PlottedDay[] }) {
  const { recent } = halves(days);
  if (sumOf(recent, 'count') === 0) return <NoOrders />;
  const most = Math.max(...recent.map(({ count }) => count));
  const perStitch = Math.max(1, Math.ceil(most / MAX_STITCHES));
  const today = recent.at(-1)?.count ?? 0;
  return (
    <section className="dashboard-card flex flex-col">
      <CardHeading
        title={TITLE}
        note={perStitch === 1 ? 'Cada puntada es un pedido' : `Cada puntada son ${perStitch} pedidos`}
      />
      <Plot
        fetchChart={fetchOrdersChart}
        className="mt-auto h-[210px] xl:h-[260px]"
        sentence={`En las últimas dos semanas llegaron ${formatCount(sumOf(recent, 'count'), ORDERS)}; hoy, ${today}; el día de más, ${most}.`}
      >
        {(OrdersChart) => <OrdersChart days={recent} perStitch={perStitch} />}
      </Plot>
      <DaysTable days={recent} />
    </section>
  );
}

function NoOrders() {
  return (
    <section className="dashboard-card">
      <CardHeading title={TITLE} note="Últimas 2 semanas" />
      <NothingSold />
    </section>
  );
}
