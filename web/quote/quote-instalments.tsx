import { calculateFinancing } from '#domain/financing/calculate-financing.ts';
import { formatWholePesos } from '#web/format.ts';
import { useStore } from '#web/storefront/store-context.tsx';

/** What each plan costs with a card, by the shop's calculator. @param total in pesos; plans are for whole pesos */
export function QuoteInstalments({ total }: { total: number }) {
  const { instalmentPlans: plans } = useStore();
  if (total <= 0 || plans.length === 0) return null;
  const amount = BigInt(Math.ceil(total));
  return (
    <section className="quote-instalments" aria-labelledby="cuotas">
      <h2 id="cuotas" className="plain-heading">
        En cuotas, con tarjeta
      </h2>
      <ul className="figures">
        {plans.map(({ instalments }) => {
          const { installmentPrice, finalAmount } = calculateFinancing({ amount, instalments, plans });
          return (
            <li key={instalments}>
              {instalments} {instalments === 1 ? 'cuota' : 'cuotas'} de {formatWholePesos(installmentPrice)}{' '}
              <small>total {formatWholePesos(finalAmount)}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
