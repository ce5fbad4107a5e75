import { BellRing, CircleCheck, Clock, type LucideIcon, MessageSquareText } from 'lucide-react';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { tabOfStatus } from '#domain/orders/order-tabs.ts';
import type { WireOverview } from '#schemas/overview-answers.ts';
import { formatCount } from '#web/format.ts';
import { type OrdersQuery, ordersSearch } from '../orders/orders-query.ts';
import { daysBetween } from './days-between.ts';
import { formatDaysAgo } from './format-figures.ts';

export type TodayLine = {
  readonly Icon: LucideIcon;
  readonly text: string;
  readonly to: string;
  /** There is nothing to do. */
  readonly isDone: boolean;
};

const ordersAt = (query: Partial<OrdersQuery>) => `${deskPath('orders')}${ordersSearch(query)}`;

/**
 * What orders want doing today, the most pressing first; each line leads to where it is done. A line without anything to
 * do stays, so that news don't move the page below.
 */
export function orderLines({ orders }: Pick<WireOverview, 'orders'>, now: number): TodayLine[] {
  const { byStatus, quotesAccepted, changesRequested, remindersDue } = orders;
  return [
    {
      Icon: BellRing,
      text: counted(remindersDue, {
        none: 'Ningún recordatorio para hoy',
        one: 'recordatorio para hoy',
        many: 'recordatorios para hoy',
      }),
      to: ordersAt({ isDue: true }),
      isDone: remindersDue === 0,
    },
    {
      Icon: CircleCheck,
      text: counted(quotesAccepted, {
        none: 'Ningún presupuesto aceptado por preparar',
        one: 'presupuesto aceptado por preparar',
        many: 'presupuestos aceptados por preparar',
      }),
      to: ordersAt({ quote: 'accepted', tab: tabOfStatus('pendiente') }),
      isDone: quotesAccepted === 0,
    },
    {
      Icon: MessageSquareText,
      text: counted(changesRequested, {
        none: 'Ningún presupuesto con cambios pedidos',
        one: 'presupuesto con cambios pedidos',
        many: 'presupuestos con cambios pedidos',
      }),
      to: ordersAt({ quote: 'changes-requested' }),
      isDone: changesRequested === 0,
    },
    {
      Icon: Clock,
      text: counted(byStatus.pendiente, {
        none: 'Ningún pedido por empezar',
        one: `pedido por empezar${ageOf(orders, now)}`,
        many: `pedidos por empezar${ageOf(orders, now)}`,
      }),
      to: ordersAt({ tab: tabOfStatus('pendiente') }),
      isDone: byStatus.pendiente === 0,
    },
  ];
}

function counted(count: number, { none, ...noun }: { none: string; one: string; many: string }): string {
  return count === 0 ? none : formatCount(count, noun);
}

function ageOf({ oldestPending }: WireOverview['orders'], now: number): string {
  if (oldestPending === null) return '';
  return `; el más antiguo, de ${formatDaysAgo(daysBetween(Date.parse(oldestPending), now))}`;
}
