import { deskPath } from '#domain/addresses/desk-path.ts';
import type { WireOverview } from '#schemas/overview-answers.ts';
import { formatWholeNumber } from '#web/format.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { CardHeading } from './card-heading.tsx';
import { NothingSold } from './nothing-sold.tsx';
import { ThreadBar } from './thread-bar.tsx';

/** The best-selling subsections; each links to its products. */
export function BestSubsections({ subsections }: { subsections: WireOverview['bestSubsections'] }) {
  const most = subsections[0]?.units ?? 0;
  return (
    <section className="dashboard-card">
      <CardHeading title="Rubros más pedidos" note="Unidades, últimos 30 días" />
      {subsections.length === 0 && <NothingSold />}
      <ul>
        {subsections.map(({ subsection, units }) => (
          <li key={subsection}>
            <PageLink
              to={`${deskPath('products')}?${new URLSearchParams({ buscar: subsection })}`}
              className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] content-center gap-x-3 gap-y-1.5 text-[0.90625rem] hover:underline"
            >
              <span className="wrap-anywhere font-medium">{subsection}</span>
              <b className="figures">{formatWholeNumber(units)}</b>
              <ThreadBar share={units / most} className="col-span-2" />
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
