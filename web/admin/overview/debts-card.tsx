import { deskPath } from '#domain/addresses/desk-path.ts';
import { DEBT_AGE_LABELS, DEBT_AGES, type DebtAge } from '#domain/receivables/debt-age.ts';
import type { WireDebts } from '#schemas/receivable-answers.ts';
import { amountFromWire } from '#schemas/wire/amount.ts';
import { formatCount, formatPrice } from '#web/format.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { CardHeading } from './card-heading.tsx';
import { Stitches } from './stitches.tsx';

const THREADS: Readonly<Record<DebtAge, string>> = {
  week: 'bg-success',
  fortnight: 'bg-warning',
  older: 'bg-error',
};

/** What is owed to the shop, by age, and the way to whom to ask for it. */
export function DebtsCard({ owed }: { owed: WireDebts }) {
  return (
    <section className="dashboard-card flex flex-col">
      <CardHeading title="Por cobrar" note="Por la fecha de los pedidos" />
      {owed.count === 0 ? (
        <p className="text-secondary">Nada por cobrar.</p>
      ) : (
        <ul className="grid gap-4">
          {DEBT_AGES.map((age) => (
            <li key={age}>
              <p className="figures mb-2 flex flex-wrap justify-between gap-x-3">
                <span>
                  {DEBT_AGE_LABELS[age]}{' '}
                  <span className="text-muted">
                    · {formatCount(owed.byAge[age].count, { one: 'pedido', many: 'pedidos' })}
                  </span>
                </span>
                <b className="font-semibold whitespace-nowrap">
                  {formatPrice(amountFromWire(owed.byAge[age].amount))}
                </b>
              </p>
              <Stitches share={owed.byAge[age].amount / owed.amount} thread={THREADS[age]} />
            </li>
          ))}
        </ul>
      )}
      <PageLink
        to={deskPath('owed')}
        className="mt-auto inline-flex min-h-11 items-center self-start pt-3 underline"
      >
        Ver a quién reclamar
      </PageLink>
    </section>
  );
}
