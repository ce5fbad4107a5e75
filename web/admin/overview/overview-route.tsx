import './overview.css';
import { mayDo, type Role } from '#domain/accounts/roles.ts';
import type { WireBackups } from '#schemas/backup-answers.ts';
import type { WireOverview } from '#schemas/overview-answers.ts';
import { fetchOverview } from '#web/admin/first-steps/overview-api.ts';
import { fetchBackups } from '../backup/backup-api.ts';
import { FirstStepsCard } from '../first-steps/first-steps-card.tsx';
import { useChecklist } from '../first-steps/use-checklist.ts';
import { wantedSteps } from '../first-steps/wanted-steps.ts';
import { SectionFailure } from '../list/section-failure.tsx';
import { useLiveFigures } from '../live/use-live-figures.ts';
import { fetchRole } from '../shell/fetch-role.ts';
import { SectionFrame } from '../shell/section-frame.tsx';
import { useRole } from '../shell/use-role.tsx';
import { fetchStore } from '../store/tiles/fetch-store.ts';
import type { Route } from './+types/overview-route.ts';
import { BestProducts } from './best-products.tsx';
import { BestSubsections } from './best-subsections.tsx';
import { CatalogueFiguresStrip } from './catalogue-figures-strip.tsx';
import { DailyAmounts } from './daily-amounts.tsx';
import { DailyOrders } from './daily-orders.tsx';
import { DebtsCard } from './debts-card.tsx';
import { DemoOffer } from './demo-offer.tsx';
import { DeskFigures } from './desk-figures.tsx';
import { formatWeekday } from './format-figures.ts';
import { OverviewLoading } from './overview-loading.tsx';
import { PaymentFigures } from './payment-figures.tsx';
import { SafetyCard } from './safety-card.tsx';
import { StatusBars } from './status-bars.tsx';
import { Today } from './today.tsx';

export async function clientLoader() {
  const role = fetchRole();
  const [overview, backups] = await Promise.all([fetchOverview(), role.then(allowedBackups)]);
  const steps = await wantedSteps({ overview, role: await role, fetchStore });
  return { overview, backups, steps, now: Date.now() };
}

/** The backups, 'not-allowed' for a role that may not manage them, or `null` without an answer. */
async function allowedBackups(role: Role | null): Promise<WireBackups | 'not-allowed' | null> {
  if (role === null) return null;
  return mayDo(role, 'backups') ? fetchBackups() : 'not-allowed';
}

clientLoader.hydrate = true as const;

export const HydrateFallback = OverviewLoading;

/** General: the shop's figures at a glance (DASH-G02). */
export default function OverviewRoute({
  loaderData: { overview, backups, steps, now },
}: Route.ComponentProps) {
  useLiveFigures();
  const checklist = useChecklist(steps);
  return (
    <SectionFrame
      title="General"
      aside={<p className="text-secondary first-letter:uppercase">{formatWeekday(now)}</p>}
    >
      {overview === null ? (
        <SectionFailure text="No se pudo cargar el resumen." />
      ) : (
        <>
          {checklist.isShown && <FirstStepsCard steps={steps} onDismiss={checklist.dismiss} />}
          {(!checklist.isShown || !isNewShop(overview)) && (
            <Overview overview={overview} backups={backups} now={now} />
          )}
        </>
      )}
    </SectionFrame>
  );
}

type OverviewProps = {
  readonly overview: WireOverview;
  readonly backups: WireBackups | 'not-allowed' | null;
  readonly now: number;
};

function Overview({ overview, backups, now }: OverviewProps) {
  const { orders, products, payments } = overview;
  const role = useRole();
  const mayReport = mayDo(role, 'reports');
  return (
    <div className="grid gap-5">
      {products.demo > 0 && mayDo(role, 'erase') && <DemoOffer count={products.demo} />}
      <Today overview={overview} backups={backups === 'not-allowed' ? null : backups} now={now} />
      <DeskFigures overview={overview} now={now} />
      {payments !== null && (
        <div className="grid gap-5 has-[>:nth-child(2)]:lg:grid-cols-2">
          {payments.received && <PaymentFigures owed={payments.owed} received={payments.received} />}
          <DebtsCard owed={payments.owed} />
        </div>
      )}
      {backups !== 'not-allowed' && <SafetyCard loaded={backups} overview={overview} now={now} />}
      <div className={`grid gap-5 ${mayReport ? 'md:grid-cols-2 xl:grid-cols-3' : ''}`}>
        {mayReport && <DailyAmounts days={orders.days} />}
        <StatusBars byStatus={orders.byStatus} />
        {mayReport && (
          <>
            <DailyOrders days={orders.days} />
            <BestProducts products={overview.bestProducts} />
            <BestSubsections subsections={overview.bestSubsections} />
          </>
        )}
      </div>
      {mayDo(role, 'catalogue') && (
        <CatalogueFiguresStrip products={products} lastPriceChange={overview.lastPriceChange} now={now} />
      )}
    </div>
  );
}

function isNewShop({ orders, products }: WireOverview): boolean {
  return products.total === 0 && Object.values(orders.byStatus).every((count) => count === 0);
}
