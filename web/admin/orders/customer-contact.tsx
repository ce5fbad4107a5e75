import './customer-contact.css';
import { MessageCircle, Phone } from 'lucide-react';
import { whatsAppLink } from '#domain/chat/whats-app-link.ts';
import { nationalNumber } from '#domain/contact/national-number.ts';
import type { Order } from '#domain/orders/order.ts';
import { useStore } from '#web/storefront/store-context.tsx';
import { telLink } from '#web/storefront/tel-link.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { customerChatDigits } from './customer-chat-digits.ts';

/** Links to a chat with the customer, with the first words typed, and to a call. */
export function CustomerContact({ order: { number, customer } }: { order: Order }) {
  const store = useStore();
  if (customer.phone === '') return null;
  const national = nationalNumber(customer.phone);
  const digits = customerChatDigits(customer.phone);
  const text = `Hola ${customer.firstName}, te escribimos de ${store.name} por tu pedido N.º ${number}.`;
  return (
    <p className="customer-contact">
      {digits !== null && (
        <a
          href={whatsAppLink({ digits, text })}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'chat', size: 'small' })}
        >
          <MessageCircle aria-hidden="true" /> Escribir a {customer.firstName}
        </a>
      )}
      <a
        href={telLink(national === null ? customer.phone : `+54${national}`)}
        className={buttonClass({ variant: 'outline', size: 'small' })}
      >
        <Phone aria-hidden="true" /> Llamar
      </a>
    </p>
  );
}
