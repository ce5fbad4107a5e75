import type { Product } from '#domain/catalogue/product.ts';
import { chatLink } from '#web/storefront/chat-link.ts';
import { ChatIcon } from '#web/storefront/social-icons.tsx';
import { useStore } from '#web/storefront/store-context.tsx';
import { productQuestion } from './product-question.ts';

/** A chat about a machine; haberdashery has none (DETAIL-025, DETAIL-026). */
export function ChatAboutProduct({ product, url }: { product: Product; url: string }) {
  const { whatsappDigits } = useStore();
  if (product.section === 'Merceria') return null;
  return (
    <a
      className="button button-chat button-large mt-2.5 w-full"
      href={chatLink({ digits: whatsappDigits, text: productQuestion({ product, url }) })}
      target="_blank"
      rel="noopener"
    >
      <ChatIcon />
      CONSULTAR POR WHATSAPP
    </a>
  );
}
