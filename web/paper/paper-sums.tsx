import './paper-sums.css';
import type { Centavos } from '#domain/money/centavos.ts';
import { NetAmount } from '#web/storefront/net-price-legend.tsx';

type PaperSumsProps = {
  readonly label: string;
  /** Label and amount of each, the total last. */
  readonly sums: readonly (readonly [label: string, amount: string])[];
  /** The total without national taxes (LAW-001). */
  readonly net: Centavos;
  readonly hasUnpriced: boolean;
};

export function PaperSums({ label, sums, net, hasUnpriced }: PaperSumsProps) {
  return (
    <section aria-label={label} className="paper-sums figures">
      <dl>
        {sums.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <NetAmount net={net} />
      {hasUnpriced && <p>No incluye los productos a consultar</p>}
    </section>
  );
}
