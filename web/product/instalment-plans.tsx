import { memo } from 'react';
import { cheapestOffer, type PlanOffer } from '#domain/financing/plan-offers.ts';
import type { Centavos } from '#domain/money/centavos.ts';
import { offerInWords, PlansTable } from '#web/financing/plans-table.tsx';

type InstalmentPlansProps = { readonly cashPrice: Centavos | null; readonly offers: readonly PlanOffer[] };

/** The plan that costs least, with its yearly cost and all plans behind it, which open without scripts too (LAW-002). */
export const InstalmentPlans = memo(function InstalmentPlans({ cashPrice, offers }: InstalmentPlansProps) {
  const cheapest = cheapestOffer(offers);
  if (cashPrice === null || cheapest === null) return null;
  return (
    <details className="instalment-plans">
      <summary>
        <span className="figures">{offerInWords(cheapest)}</span> <u>ver planes</u>
      </summary>
      <PlansTable cashPrice={cashPrice} offers={offers} />
    </details>
  );
});
