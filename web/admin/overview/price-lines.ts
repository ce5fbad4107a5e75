import { CircleMinus, History } from 'lucide-react';
import { deskPath } from '#domain/addresses/desk-path.ts';
import type { WireOverview } from '#schemas/overview-answers.ts';
import { formatCount } from '#web/format.ts';
import type { TodayLine } from './today-lines.ts';

/** What wants doing about prices. */
export function priceLines({ oldPrices, scheduledLeftOut }: WireOverview): TodayLine[] {
  const lines: TodayLine[] = [];
  if (scheduledLeftOut > 0) {
    const count = formatCount(scheduledLeftOut, {
      one: 'precio programado quedó',
      many: 'precios programados quedaron',
    });
    lines.push({
      Icon: CircleMinus,
      text: `${count} afuera`,
      to: deskPath('scheduledPrices'),
      isDone: false,
    });
  }
  if (oldPrices > 0) {
    const count = formatCount(oldPrices, { one: 'producto tiene', many: 'productos tienen' });
    lines.push({
      Icon: History,
      text: `${count} el mismo precio desde hace más de 30 días`,
      to: `${deskPath('products')}?precios-viejos=30&ocultos=1`,
      isDone: false,
    });
  }
  return lines;
}
