import { useParams } from 'react-router';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { OrderedContentBlock } from '#web/checkout/ordered-content.tsx';
import type { PaidOrder } from '#web/context.ts';
import { formatPrice } from '#web/format.ts';
import { PaymentSection } from '#web/payment/payment-section.tsx';
import { ChatWithShop } from '#web/storefront/chat-with-shop.tsx';
import { ChatIcon } from '#web/storefront/social-icons.tsx';
import { useStore } from '#web/storefront/store-context.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { LinkedQuoteBlock } from './linked-quote-block.tsx';
import { RepeatOrder } from './repeat-order.tsx';

/** What each status means for the shopper. */
const PROGRESS = {
  pendiente: { label: 'Recibido', text: 'Te contactamos para acordar pago y entrega.' },
  'En Progreso': { label: 'En preparación', text: 'Lo estamos preparando.' },
  Listo: { label: 'Listo', text: 'Tu pedido está listo.' },
} as const satisfies Record<OrderStatus, { label: string; text: string }>;

export function LinkedOrderPage({ order }: { order: PaidOrder }) {
  const store = useStore();
  const { token = '' } = useParams();
  const { label, text } = PROGRESS[order.status];
  const title = `Pedido n.º ${order.orderNumber}`;
  return (
    <main className="shop-width pt-8 pb-16 lg:pt-14">
      <title>{`${title} | ${store.name}`}</title>
      <h1 className="display-figures text-title">{title}</h1>
      <p className="mt-2 text-secondary">
        {order.firstName && `De ${order.firstName}, del `}
        {order.firstName ? formatDate(order.createdAt) : `Del ${formatDate(order.createdAt)}`}
      </p>
      <div className="linked-order">
        <div className="linked-order-state">
          <section aria-labelledby="estado" className="rounded-3 bg-surface px-5 py-6 lg:px-7.5">
            <h2 id="estado" className="text-[1.5625rem]">
              {label}
            </h2>
            <p className="mt-1 text-secondary">{text}</p>
            {order.quote === null && (
              <p className="figures mt-3">
                Total: <b className="font-semibold">{formatPrice(order.total)}</b>
              </p>
            )}
            {order.priceList !== null && (
              <p className="mt-3 text-sm text-secondary">
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
