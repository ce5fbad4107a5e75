import { memo } from 'react';
import type { PlanOffer } from '#domain/financing/plan-offers.ts';
import type { Centavos } from '#domain/money/centavos.ts';
import { instalmentsText, PlansTable } from '#web/financing/plans-table.tsx';

type InstalmentPlansProps = { readonly cashPrice: Centavos | null; readonly offers: readonly PlanOffer[] };

/** The lowest instalment, with all plans behind it, which open without scripts too (LAW-002). */
export const InstalmentPlans = memo(function InstalmentPlans({ cashPrice, offers }: InstalmentPlansProps) {
  const last = offers.at(-1);
  if (cashPrice === null || last === undefined) return null;
  return (
    <details className="instalment-plans">
      <summary>
        <span className="figures">{instalmentsText(last)}</span> · <u>ver planes</u>
      </summary>
      <PlansTable cashPrice={cashPrice} offers={offers} />
    </details>
  );
});
