import type { PlanOffer } from '#domain/financing/plan-offers.ts';
import type { Centavos } from '#domain/money/centavos.ts';
import { formatAmount, formatPercent } from '#web/format.ts';
import { paymentCount } from './payment-count.ts';

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
            <td>{yearlyCost(offer)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** '12 cuotas de $ 1.832' */
function instalmentsText({ instalments, instalmentPrice }: PlanOffer): string {
  return `${paymentCount(instalments)} de ${formatAmount(instalmentPrice)}`;
}

function yearlyCost({ cftea }: PlanOffer): string {
  return cftea === null ? '–' : formatPercent(cftea);
}

/** '3 cuotas de $ 3.951 · CFTEA 181,47 %', '3 cuotas sin interés de $ 3.333,33 · CFTEA 0,00 %' */
export function offerInWords(offer: PlanOffer): string {
  const { instalments, instalmentPrice, cftea, isWithoutInterest } = offer;
  const count = paymentCount(instalments);
  const payments = `${count}${isWithoutInterest ? ' sin interés' : ''} de ${formatAmount(instalmentPrice)}`;
  return cftea === null ? payments : `${payments} · CFTEA\u00a0${formatPercent(cftea)}`;
}
