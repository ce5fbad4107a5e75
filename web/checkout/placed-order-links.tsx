import { orderChatText } from '#domain/chat/order-chat-text.ts';
import { ChatWithShop } from '#web/storefront/chat-with-shop.tsx';
import { ChatIcon } from '#web/storefront/social-icons.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import type { PlacedOrder } from './placed-order.ts';

/** The ways on from a placed order: its own page, and the shop's chat with the order as text (QUOTE-006, QUOTE-011). */
export function PlacedOrderLinks({ order }: { order: PlacedOrder }) {
  return (
    <>
      {/* A full load: the order's page names its address to nobody, which a page's policy decides when it loads. */}
      <a href={order.link} className={buttonClass({ variant: 'ink', size: 'large' }, 'w-full')}>
        Ver mi pedido
      </a>
      <ChatWithShop
        text={orderChatText(order)}
        className={buttonClass({ variant: 'chat', size: 'large' }, 'w-full')}
      >
        <ChatIcon /> Enviar por WhatsApp
      </ChatWithShop>
    </>
  );
}
