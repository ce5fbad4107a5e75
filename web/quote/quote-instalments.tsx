import type { PlanOffer } from '#domain/financing/plan-offers.ts';
import { amountFromWire } from '#schemas/wire/amount.ts';
import { PlansTable } from '#web/financing/plans-table.tsx';

type QuoteInstalmentsProps = {
  /** In pesos. */
  readonly total: number;
  readonly offers: readonly PlanOffer[];
};

/** What each plan of today costs with a card (QUOTE-004, LAW-002). */
export function QuoteInstalments({ total, offers }: QuoteInstalmentsProps) {
  if (offers.length === 0) return null;
  return (
    <section className="quote-instalments" aria-labelledby="cuotas">
      <h2 id="cuotas" className="plain-heading">
        En cuotas, con tarjeta
      </h2>
      <PlansTable cashPrice={amountFromWire(total)} offers={offers} />
    </section>
  );
}
