import './receivables.css';
import { useSearchParams } from 'react-router';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { PAYMENT_METHOD_LABELS } from '#domain/orders/payment-method.ts';
import { formatDay } from '#domain/text/format-date.ts';
import { shopDay } from '#domain/time/shop-days.ts';
import type { WireReceived } from '#schemas/receivable-answers.ts';
import { formatWholeNumber } from '#web/format.ts';
import { Field } from '#web/ui/field.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { SectionFailure } from '../list/section-failure.tsx';
import { paidText } from '../order-page/paid-text.ts';
import type { Route } from './+types/received-route.ts';
import { fetchReceived } from './receivables-api.ts';

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const month = new URL(request.url).searchParams.get('mes') ?? '';
  return fetchReceived(MONTH.test(month) ? month : '');
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <Skeleton className="h-160" />;
}

/** 'Cobrado': what came in in a month, less what was given back. */
export default function ReceivedRoute({ loaderData: received }: Route.ComponentProps) {
  const [, setSearch] = useSearchParams();
  if (received === null) return <SectionFailure text="No se pudo cargar lo cobrado." />;
  return (
    <>
      <div className="money-head">
        <Field
          label="Mes"
          type="month"
          max={shopDay(Date.now()).slice(0, 7)}
          value={received.month}
          onChange={({ target }) => {
            if (MONTH.test(target.value)) setSearch({ mes: target.value }, { preventScrollReset: true });
          }}
        />
        <p className="money-sum figures" role="status">
          <b className="display-figures">{paidText(received.amount)}</b> cobrados, menos lo devuelto
        </p>
      </div>
      {received.moves.length === 0 ? (
        <div className="dashboard-card">
          <EmptyList text="En este mes no entró ningún pago." way={null} />
        </div>
      ) : (
        <ul className="money-rows" aria-label="Pagos y devoluciones">
          {received.moves.map((move) => (
            <MoveRow key={move.id} move={move} />
          ))}
        </ul>
      )}
      {!received.isWhole && (
        <p className="mt-3 text-secondary">
          Se ven los últimos {formatWholeNumber(received.moves.length)}; la suma es de todos.
        </p>
      )}
    </>
  );
}

function MoveRow({
  move: { kind, amount, method, date, note, order },
}: {
  move: WireReceived['moves'][number];
}) {
  const isRefund = kind === 'refund';
  return (
    <li className="money-row">
      <p className="min-w-0">
        <PageLink to={deskPath('order', order._id)} className="money-open">
          {order.customer || 'Sin nombre'}
        </PageLink>
        <small className="figures">
          N.º {order.orderNumber} · {formatDay(date)}
          {note !== '' && ` · ${note}`}
        </small>
      </p>
      <p className="money-amount figures">
        <b data-refund={isRefund || undefined}>
          {isRefund && '−'}
          {paidText(amount)}
        </b>
        <small>
          {isRefund && 'Devolución: '}
          {PAYMENT_METHOD_LABELS[method]}
        </small>
      </p>
    </li>
  );
}
