import type { Product } from '#domain/products/product.ts';
import { ChatWithShop } from '#web/storefront/chat-with-shop.tsx';
import { productQuestion } from '#web/storefront/product-question.ts';
import { ChatIcon } from '#web/storefront/social-icons.tsx';

/** A chat about a machine; haberdashery has none (DETAIL-025, DETAIL-026). */
export function ChatAboutProduct({ product, url }: { product: Product; url: string }) {
  if (product.section === 'Merceria') return null;
  return (
    <ChatWithShop
      text={productQuestion({ product, url })}
      className="button button-chat button-large mt-2.5 w-full"
    >
      <ChatIcon />
      CONSULTAR POR WHATSAPP
    </ChatWithShop>
  );
}
