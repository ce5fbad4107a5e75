import { ArrowRight, CircleMinus, History, type LucideIcon } from 'lucide-react';
import { formatCount } from '#web/format.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { OLD_PRICE_DAYS, type PriceNotices } from '../price-batches/price-notices.ts';

type Line = { readonly Icon: LucideIcon; readonly text: string; readonly to: string };

/** What wants doing about prices; each line leads to where it is done. Without any it shows nothing. */
export function PriceLines({ notices }: { notices: PriceNotices }) {
  const lines = linesOf(notices);
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

function linesOf({ oldPrices, leftOut }: PriceNotices): Line[] {
  const lines: Line[] = [];
  if (leftOut > 0) {
    const count = formatCount(leftOut, {
      one: 'precio programado quedó',
      many: 'precios programados quedaron',
    });
    lines.push({ Icon: CircleMinus, text: `${count} afuera`, to: '/hilvanDash/precios/programados' });
  }
  if (oldPrices > 0) {
    const count = formatCount(oldPrices, { one: 'producto tiene', many: 'productos tienen' });
    lines.push({
      Icon: History,
      text: `${count} el mismo precio desde hace más de ${OLD_PRICE_DAYS} días`,
      to: `/hilvanDash/productos?precios-viejos=${OLD_PRICE_DAYS}`,
    });
  }
  return lines;
}
