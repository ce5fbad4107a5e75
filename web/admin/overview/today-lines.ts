import { BellRing, CircleCheck, Clock, type LucideIcon, MessageSquareText } from 'lucide-react';
import { tabOfStatus } from '#domain/orders/order-tabs.ts';
import type { WireOverview } from '#schemas/wire/overview.ts';
import { formatCount } from '#web/format.ts';
import { type OrdersQuery, ordersSearch } from '../orders/orders-query.ts';
import { daysBetween } from './days-between.ts';
import { formatDaysAgo } from './format-figures.ts';

export type TodayLine = { readonly Icon: LucideIcon; readonly text: string; readonly to: string };

const ordersAt = (query: Partial<OrdersQuery>) => `/hilvanDash/pedidos${ordersSearch(query)}`;

/** What orders want doing today, the most pressing first; each line leads to where it is done. */
export function orderLines({ orders }: Pick<WireOverview, 'orders'>, now: number): TodayLine[] {
  const { byStatus, oldestPending, quotesAccepted, changesRequested, remindersDue } = orders;
  const lines: TodayLine[] = [];
  if (remindersDue > 0) {
    const count = formatCount(remindersDue, { one: 'recordatorio', many: 'recordatorios' });
    lines.push({ Icon: BellRing, text: `${count} para hoy`, to: ordersAt({ isDue: true }) });
  }
  if (quotesAccepted > 0) {
    const count = formatCount(quotesAccepted, {
      one: 'presupuesto aceptado, para preparar',
      many: 'presupuestos aceptados, para preparar',
    });
    const to = ordersAt({ quote: 'accepted', tab: tabOfStatus('pendiente') });
    lines.push({ Icon: CircleCheck, text: count, to });
  }
  if (changesRequested > 0) {
    const count = formatCount(changesRequested, {
      one: 'presupuesto con cambios pedidos',
      many: 'presupuestos con cambios pedidos',
    });
    lines.push({ Icon: MessageSquareText, text: count, to: ordersAt({ quote: 'changes-requested' }) });
  }
  if (byStatus.pendiente > 0) {
    const count = formatCount(byStatus.pendiente, { one: 'pedido pendiente', many: 'pedidos pendientes' });
    const age =
      oldestPending === null
        ? ''
        : `; el más antiguo, de ${formatDaysAgo(daysBetween(Date.parse(oldestPending), now))}`;
    lines.push({ Icon: Clock, text: count + age, to: ordersAt({ tab: tabOfStatus('pendiente') }) });
  }
  return lines;
}
