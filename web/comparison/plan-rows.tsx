import type { ReactNode } from 'react';
import type { PlanOffer } from '#domain/financing/plan-offers.ts';
import { paymentCount } from '#web/financing/payment-count.ts';
import { formatAmount, formatPercent } from '#web/format.ts';
import type { ComparedProduct } from './comparison-data.ts';

type PlanRow = { readonly name: string; readonly cells: readonly ReactNode[] };

/** A row for each plan that one of the products has, with the fewest instalments first. */
export function planRows(compared: readonly ComparedProduct[]): PlanRow[] {
  const counts = new Set(compared.flatMap(({ plans }) => plans.map(({ instalments }) => instalments)));
  return [...counts]
    .sort((one, other) => one - other)
    .map((count) => ({
      name: paymentCount(count),
      cells: compared.map(({ card, plans }) => {
        const offer = plans.find(({ instalments }) => instalments === count);
        return offer === undefined ? <span key={card.id}>–</span> : <PlanCell key={card.id} offer={offer} />;
      }),
    }));
}

/** The yearly cost is set as large as the amounts, which the law asks for (LAW-002). */
function PlanCell({ offer }: { offer: PlanOffer }) {
  const { instalmentPrice, financedTotal, cftea, isWithoutInterest } = offer;
  return (
    <span className="comparison-plan figures">
      <b>{formatAmount(instalmentPrice)}</b>
      {isWithoutInterest && <span>sin interés</span>}
      <span>Total {formatAmount(financedTotal)}</span>
      {cftea !== null && (
        <span>
          <abbr title="Costo financiero total efectivo anual">CFTEA</abbr> {formatPercent(cftea)}
        </span>
      )}
    </span>
  );
}
