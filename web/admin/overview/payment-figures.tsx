import { deskPath } from '#domain/addresses/desk-path.ts';
import type { WireComparedSum, WireOverview } from '#schemas/overview-answers.ts';
import { amountFromWire } from '#schemas/wire/amount.ts';
import { formatCount, formatPrice, formatWholeNumber } from '#web/format.ts';
import { Comparison } from './comparison.tsx';
import { Figure } from './figure.tsx';

type Payments = NonNullable<WireOverview['payments']>;

type PaymentFiguresProps = {
  readonly payments: Payments;
  readonly received: NonNullable<Payments['received']>;
  readonly week: WireComparedSum;
};

const WEEK_BEFORE = 'la semana anterior, a esta altura';

/** What is to be collected and what came in, beside what the week ordered. */
export function PaymentFigures({ payments: { owed }, received, week }: PaymentFiguresProps) {
  const late = owed.byAge.older.amount;
  return (
    <section aria-label="Cobros" className="figures-strip grid-cols-2 xl:grid-cols-4">
      <Figure label="Por cobrar" value={amountText(owed.amount)} to={deskPath('owed')}>
        {formatCount(owed.count, { one: 'pedido', many: 'pedidos' })}
        {late > 0 && (
          <>
            {' · '}
            <span className="font-semibold text-error">{amountText(late)} vencidos</span>
          </>
        )}
      </Figure>
      <Figure label="Cobrado este mes" value={amountText(received.amount)} to={deskPath('received')}>
        {received.before > 0 ? (
          <Comparison now={received.amount} before={received.before} than="el mes anterior, a esta altura" />
        ) : (
          'Lo que entró, menos lo devuelto'
        )}
      </Figure>
      <Figure label="Pedidos de la semana" value={formatWholeNumber(week.count)} to={deskPath('orders')}>
        <Comparison now={week.count} before={week.before.count} than={WEEK_BEFORE} />
      </Figure>
      <Figure label="Monto de la semana" value={amountText(week.amount)} to={deskPath('orders')}>
        <Comparison now={week.amount} before={week.before.amount} than={WEEK_BEFORE} />
      </Figure>
    </section>
  );
}

function amountText(pesos: number): string {
  return formatPrice(amountFromWire(pesos));
}
