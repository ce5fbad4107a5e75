import { ArrowRight, CircleMinus, History, type LucideIcon } from 'lucide-react';
import type { WireOverview } from '#schemas/wire/overview.ts';
import { formatCount } from '#web/format.ts';
import { PageLink } from '#web/ui/page-link.tsx';

type Line = { readonly Icon: LucideIcon; readonly text: string; readonly to: string };

/** What wants doing about prices; each line leads to where it is done. Without any it shows nothing. */
export function PriceLines({ overview }: { overview: WireOverview }) {
  const lines = linesOf(overview);
  if (lines.length === 0) return null;
  return (
    <section aria-label="Precios por revisar" className="dashboard-card py-1.5!">
      <ul className="divide-y divide-line">
        {lines.map(({ Icon, text, to }) => (
          <li key={to}>
            <PageLink to={to} className="group flex min-h-11 items-center gap-3 py-2">
              <Icon aria-hidden="true" className="text-warning" />
              <span className="group-hover:underline">{text}</span>
              <ArrowRight aria-hidden="true" className="ml-auto text-muted" />
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function linesOf({ oldPrices, scheduledLeftOut }: WireOverview): Line[] {
  const lines: Line[] = [];
  if (scheduledLeftOut > 0) {
    const count = formatCount(scheduledLeftOut, {
      one: 'precio programado quedó',
      many: 'precios programados quedaron',
    });
    lines.push({ Icon: CircleMinus, text: `${count} afuera`, to: '/hilvanDash/precios/programados' });
  }
  if (oldPrices > 0) {
    const count = formatCount(oldPrices, { one: 'producto tiene', many: 'productos tienen' });
    lines.push({
      Icon: History,
      text: `${count} el mismo precio desde hace más de 30 días`,
      to: '/hilvanDash/productos?precios-viejos=30&ocultos=1',
    });
  }
  return lines;
}
