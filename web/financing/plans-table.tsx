import type { PlanOffer } from '#domain/financing/plan-offers.ts';
import type { Centavos } from '#domain/money/centavos.ts';
import { formatAmount, formatPercent } from '#web/format.ts';

type PlansTableProps = { readonly cashPrice: Centavos; readonly offers: readonly PlanOffer[] };

/** What each plan costs. The yearly cost is set as large as the amounts, which the law asks for (LAW-002). */
export function PlansTable({ cashPrice, offers }: PlansTableProps) {
  return (
    <table className="plans-table figures">
      <caption>
        Precio de contado <b>{formatAmount(cashPrice)}</b>
      </caption>
      <thead>
        <tr>
          <th scope="col">Cuotas</th>
          <th scope="col">Total financiado</th>
          <th scope="col">
            <abbr title="Costo financiero total efectivo anual">CFTEA</abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        {offers.map((offer) => (
          <tr key={offer.instalments}>
            <th scope="row">
              {instalmentsText(offer)}
              {offer.isWithoutInterest && <small>Sin interés</small>}
            </th>
            <td>{formatAmount(offer.financedTotal)}</td>
            <td>{formatPercent(offer.cftea)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** '12 cuotas de $ 1.832' */
export function instalmentsText({ instalments, instalmentPrice }: PlanOffer): string {
  return `${instalments} ${instalments === 1 ? 'cuota' : 'cuotas'} de ${formatAmount(instalmentPrice)}`;
}
