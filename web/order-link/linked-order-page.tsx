import { useParams } from 'react-router';
import { ZERO } from '#domain/money/centavos.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { OrderedContentBlock } from '#web/checkout/ordered-content.tsx';
import type { PaidOrder } from '#web/context.ts';
import { formatExactPrice, formatPrice } from '#web/format.ts';
import { PaymentSection } from '#web/payment/payment-section.tsx';
import { ChatWithShop } from '#web/storefront/chat-with-shop.tsx';
import { ChatIcon } from '#web/storefront/social-icons.tsx';
import { useStore } from '#web/storefront/store-context.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { LinkedQuoteBlock } from './linked-quote-block.tsx';
import { OrderThread } from './order-thread.tsx';
import { RepeatOrder } from './repeat-order.tsx';
import { StatePill } from './state-pill.tsx';

/** What each status means for the shopper; what is agreed waits for the shop to begin. */
const PROGRESS = {
  pendiente: { label: 'Recibido', tone: 'info', heading: 'Recibimos tu pedido' },
  agreed: { label: 'Aceptado', tone: 'success', heading: 'Aceptaste el presupuesto' },
  'En Progreso': { label: 'En progreso', tone: 'info', heading: 'Estamos preparando tu pedido' },
  Listo: { label: 'Listo', tone: 'success', heading: 'Tu pedido está listo' },
} as const satisfies Record<OrderStatus | 'agreed', object>;

export function LinkedOrderPage({ order }: { order: PaidOrder }) {
  const store = useStore();
  const { token = '' } = useParams();
  const isAgreed = order.status === 'pendiente' && order.quote?.state === 'accepted';
  const { label, tone, heading } = PROGRESS[isAgreed ? 'agreed' : order.status];
  const title = `Pedido n.º ${order.orderNumber}`;
  return (
    <main className="shop-width pt-8 pb-16 lg:pt-14">
      <title>{`${title} | ${store.name}`}</title>
      <StatePill tone={tone}>{label}</StatePill>
      <h1 className="mt-4 text-title">{heading}</h1>
      <p className="figures mt-2 text-secondary">
        {title}
        {order.firstName && `, de ${order.firstName}`} · {formatDate(order.createdAt)}
      </p>
      <AmountLine order={order} />
      <div className="linked-order">
        <div className="linked-order-state">
          <section aria-label="Estado" className="rounded-3 bg-surface px-5 py-6 lg:px-7.5">
            <OrderThread order={order} />
            {order.priceList !== null && (
              <p className="mt-4 text-sm text-secondary">
                Con los precios de la lista «{order.priceList.name}». {order.priceList.conditions}
              </p>
            )}
            <LinkedQuoteBlock quote={order.quote} offer={order.offer} />
          </section>
          {order.payment !== undefined && (
            <div>
              <PaymentSection payment={order.payment} page={`/pedido/${encodeURIComponent(token)}`} />
            </div>
          )}
          <ChatWithShop
            text={`Hola, escribo por mi pedido n.º ${order.orderNumber}.`}
            className={buttonClass({ variant: 'chat', size: 'large' }, 'w-full')}
          >
            <ChatIcon /> Escribir por WhatsApp
          </ChatWithShop>
          <RepeatOrder lines={order.lines} />
          <p className="text-fine text-muted">Este enlace es personal: quien lo tiene puede ver el pedido.</p>
        </div>
        <OrderedContentBlock order={order} />
      </div>
    </main>
  );
}

/** What is left to pay, else what it comes to, where that is known. */
function AmountLine({ order: { quote, total, payment } }: { order: PaidOrder }) {
  const left = payment?.terms.left ?? ZERO;
  if (left <= 0 && quote !== null) return null;
  return (
    <p className="linked-amount figures">
      {left > 0 ? 'Falta pagar' : 'Total'}{' '}
      <b className="display-figures">{left > 0 ? formatExactPrice(left) : formatPrice(total)}</b>
    </p>
  );
}
