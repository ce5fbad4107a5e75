import { amountFromWire } from '#schemas/wire/amount.ts';
import type { WireOverview } from '#schemas/wire/overview.ts';
import { formatDaysAgo, formatPrice, formatWholeNumber } from '#web/format.ts';
import { Comparison } from './comparison.tsx';
import { daysBetween } from './days-between.ts';
import { Figure } from './figure.tsx';

const ORDERS = '/hilvanDash/pedidos';

/** Pending orders, and what today and this week brought beside the week before. */
export function OrderFigures({ orders, now }: { orders: WireOverview['orders']; now: number }) {
  const { byStatus, oldestPending, today, week } = orders;
  return (
    <section aria-label="Pedidos" className="figures-strip grid-cols-2 xl:grid-cols-4">
      <Figure
        label="Pedidos pendientes"
        value={formatWholeNumber(byStatus.pendiente)}
        to={`${ORDERS}?estado=Pendientes`}
      >
        {oldestPending === null
          ? 'Todo está en marcha'
          : `El más antiguo, de ${formatDaysAgo(daysBetween(Date.parse(oldestPending), now))}`}
      </Figure>
      <Figure label="Pedidos de hoy" value={formatWholeNumber(today.count)} to={ORDERS}>
        {today.count > 0 && `${formatPrice(amountFromWire(today.amount))} · `}
        <Comparison now={today.count} before={today.before.count} than="hace una semana" />
      </Figure>
      <Figure label="Pedidos de la semana" value={formatWholeNumber(week.count)} to={ORDERS}>
        <Comparison now={week.count} before={week.before.count} than="la anterior, a esta altura" />
      </Figure>
      <Figure label="Monto de la semana" value={formatPrice(amountFromWire(week.amount))} to={ORDERS}>
        <Comparison now={week.amount} before={week.before.amount} than="la anterior, a esta altura" />
      </Figure>
    </section>
  );
}
