import { MessageCircle, Phone } from 'lucide-react';
import { whatsAppLink } from '#domain/chat/whats-app-link.ts';
import { chatDigits } from '#domain/contact/chat-digits.ts';
import { nationalNumber } from '#domain/contact/national-number.ts';
import type { WireCustomer } from '#schemas/customer-answers.ts';
import { useStore } from '#web/storefront/store-context.tsx';
import { telLink } from '#web/storefront/tel-link.ts';
import { buttonClass } from '#web/ui/button-class.ts';

type CustomerLinksProps = {
  readonly customer: Pick<WireCustomer, 'firstName' | 'lastName' | 'phone'>;
  /** Icons alone, for rows of a list. */
  readonly isBrief?: boolean;
};

/** 'Escribir' opens a chat with the first words typed; 'Llamar' dials. */
export function CustomerLinks({ customer, isBrief = false }: CustomerLinksProps) {
  const store = useStore();
  const { firstName, lastName, phone } = customer;
  const chat = chatDigits(phone);
  const national = nationalNumber(phone);
  const whom = isBrief ? ` a ${firstName} ${lastName}` : '';
  const words = isBrief ? 'sr-only' : '';
  return (
    <p className="customer-links">
      {chat !== null && (
        <a
          href={whatsAppLink({ digits: chat, text: `Hola ${firstName}, te escribimos de ${store.name}.` })}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: isBrief ? 'outline' : 'chat', size: 'small' })}
        >
          <MessageCircle aria-hidden="true" /> <span className={words}>Escribir{whom}</span>
        </a>
      )}
      <a
        href={telLink(national === null ? `+${phone}` : `+54${national}`)}
        className={buttonClass({ variant: 'outline', size: 'small' })}
      >
        <Phone aria-hidden="true" /> <span className={words}>Llamar{whom}</span>
      </a>
    </p>
  );
}
