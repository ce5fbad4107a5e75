import './receivables.css';
import { useOutletContext } from 'react-router';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { whatsAppLink } from '#domain/chat/whats-app-link.ts';
import { formatDay } from '#domain/text/format-date.ts';
import { shopDay } from '#domain/time/shop-days.ts';
import type { WireOwed } from '#schemas/receivable-answers.ts';
import { formatCount, formatWholeNumber } from '#web/format.ts';
import { ChatIcon } from '#web/storefront/social-icons.tsx';
import { useStore } from '#web/storefront/store-context.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { SectionFailure } from '../list/section-failure.tsx';
import { useLiveFigures } from '../live/use-live-figures.ts';
import { paidText } from '../order-page/paid-text.ts';
import { customerChatDigits } from '../orders/customer-chat-digits.ts';

/** 'Por cobrar': accepted quotes and orders with a rest, the oldest first, each with a way to ask for it. */
export default function OwedRoute() {
  const owed = useOutletContext<WireOwed | null>();
  useLiveFigures();
  if (owed === null) return <SectionFailure text="No se pudo cargar lo que falta cobrar." />;
  if (owed.count === 0)
    return (
      <div className="dashboard-card">
        <EmptyList
          text="Nada por cobrar. Aquí están los presupuestos aceptados y los pedidos con un resto."
          way={null}
        />
      </div>
    );
  return (
    <>
      <p className="money-sum figures">
        <b className="display-figures">{paidText(owed.amount)}</b>{' '}
        {formatCount(owed.count, { one: 'pedido', many: 'pedidos' })}
        {owed.byAge.older.count > 0 && (
          <span className="font-semibold text-error">
            {' · '}
            {paidText(owed.byAge.older.amount)} de hace más de 15 días
          </span>
        )}
      </p>
      <ul className="money-rows" aria-label="Pedidos por cobrar">
        {owed.orders.map((order) => (
          <OwedRow key={order._id} order={order} />
        ))}
      </ul>
      {owed.orders.length < owed.count && (
        <p className="mt-3 text-secondary">
          Se ven los {formatWholeNumber(owed.orders.length)} más antiguos de {formatWholeNumber(owed.count)}.
        </p>
      )}
    </>
  );
}

function OwedRow({ order }: { order: WireOwed['orders'][number] }) {
  const { _id, orderNumber, customer, createdAt, total, paid, balance } = order;
  return (
    <li className="money-row">
      <p className="min-w-0">
        <PageLink to={deskPath('order', _id)} className="money-open">
          {customer || 'Sin nombre'}
        </PageLink>
        <small className="figures">
          N.º {orderNumber} · {formatDay(shopDay(Date.parse(createdAt)))}
        </small>
      </p>
      <p className="money-amount figures">
        <b>{paidText(balance)}</b>
        <small>{paid > 0 ? `de ${paidText(total)}` : 'sin pagos'}</small>
      </p>
      <AskForIt order={order} />
    </li>
  );
}

/** A chat with the rest written in it; none for a phone that no chat reaches. */
function AskForIt({
  order: { orderNumber, customer, phone, balance },
}: {
  order: WireOwed['orders'][number];
}) {
  const store = useStore();
  const digits = customerChatDigits(phone);
  if (digits === null) return null;
  const name = customer.split(' ')[0] ?? '';
  const text = `Hola ${name}, te escribimos de ${store.name}. De tu pedido N.º ${orderNumber} faltan ${paidText(balance)}.`;
  return (
    <a
      href={whatsAppLink({ digits, text })}
      target="_blank"
      rel="noopener"
      className={buttonClass({ variant: 'outline', size: 'small' })}
    >
      <ChatIcon /> Reclamar<span className="sr-only"> a {customer}</span>
    </a>
  );
}
