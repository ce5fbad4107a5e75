import { deskPath } from '#domain/addresses/desk-path.ts';
import { tabOfStatus } from '#domain/orders/order-tabs.ts';
import type { WireOverview } from '#schemas/overview-answers.ts';
import { amountFromWire } from '#schemas/wire/amount.ts';
import { formatPrice, formatWholeNumber } from '#web/format.ts';
import { ordersSearch } from '../orders/orders-query.ts';
import { Comparison } from './comparison.tsx';
import { daysBetween } from './days-between.ts';
import { Figure } from './figure.tsx';
import { formatDaysAgo } from './format-figures.ts';

const ORDERS = deskPath('orders');
const WEEK_BEFORE = 'la semana anterior, a esta altura';

/** Open orders and messages, and the figures of today and this week beside the week before. */
export function DeskFigures({ overview, now }: { overview: WireOverview; now: number }) {
  const { byStatus, oldestPending, today, week } = overview.orders;
  return (
    <section
      aria-label="Mostrador"
      className={`figures-strip ${week === null ? 'grid-cols-2' : 'figures-of-five'}`}
    >
      <Figure
        label="Pedidos pendientes"
        value={formatWholeNumber(byStatus.pendiente)}
        to={`${ORDERS}${ordersSearch({ tab: tabOfStatus('pendiente') })}`}
      >
        {oldestPending === null
          ? 'Todo está en marcha'
          : `El más antiguo, de ${formatDaysAgo(daysBetween(Date.parse(oldestPending), now))}`}
      </Figure>
      <Figure
        label="Mensajes sin leer"
        value={formatWholeNumber(overview.unreadMessages)}
        to={`${deskPath('messages')}?sin-leer=1`}
      >
        {overview.unreadMessages === 0 && 'Nadie espera respuesta'}
      </Figure>
      {today !== null && (
        <Figure label="Pedidos de hoy" value={formatWholeNumber(today.count)} to={ORDERS}>
          {today.count > 0 && `${formatPrice(amountFromWire(today.amount))} · `}
          <Comparison now={today.count} before={today.before.count} than="hace una semana" />
        </Figure>
      )}
      {week !== null && (
        <>
          <Figure label="Pedidos de la semana" value={formatWholeNumber(week.count)} to={ORDERS}>
            <Comparison now={week.count} before={week.before.count} than={WEEK_BEFORE} />
          </Figure>
          <Figure label="Monto de la semana" value={formatPrice(amountFromWire(week.amount))} to={ORDERS}>
            <Comparison now={week.amount} before={week.before.amount} than={WEEK_BEFORE} />
          </Figure>
        </>
      )}
    </section>
  );
}
