import { deskPath } from '#domain/addresses/desk-path.ts';
import type { WireOverview } from '#schemas/overview-answers.ts';
import { amountFromWire } from '#schemas/wire/amount.ts';
import { formatCount, formatPrice } from '#web/format.ts';
import { Comparison } from './comparison.tsx';
import { Figure } from './figure.tsx';

type Payments = NonNullable<WireOverview['payments']>;

type PaymentFiguresProps = {
  readonly owed: Payments['owed'];
  readonly received: NonNullable<Payments['received']>;
};

/** What is to be collected and what came in. */
export function PaymentFigures({ owed, received }: PaymentFiguresProps) {
  const late = owed.byAge.older.amount;
  return (
    <section aria-label="Cobros" className="figures-strip grid-cols-2">
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
    </section>
  );
}

function amountText(pesos: number): string {
  return formatPrice(amountFromWire(pesos));
}
