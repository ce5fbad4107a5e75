import { ChatWithShop } from '#web/storefront/chat-with-shop.tsx';
import { ChatIcon } from '#web/storefront/social-icons.tsx';
import type { ShownQuote } from './shown-quote.ts';

type ChatAboutQuoteProps = {
  readonly quote: Pick<ShownQuote, 'orderNumber' | 'version'>;
  readonly className: string;
  /** Whether a phone shows its icon alone. */
  readonly isShort?: boolean;
};

/** A chat with the shop that begins with which quote it is about. */
export function ChatAboutQuote({
  quote: { orderNumber, version },
  className,
  isShort = false,
}: ChatAboutQuoteProps) {
  return (
    <ChatWithShop
      text={`Hola, escribo por el presupuesto n.º ${orderNumber}, versión ${version}.`}
      className={className}
    >
      <ChatIcon /> <span className={isShort ? 'quote-chat-words' : undefined}>Escribir por WhatsApp</span>
    </ChatWithShop>
  );
}
