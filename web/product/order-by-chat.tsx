import type { Product } from '#domain/products/product.ts';
import { ChatWithShop } from '#web/storefront/chat-with-shop.tsx';
import { productQuestion } from '#web/storefront/product-question.ts';
import { ChatIcon } from '#web/storefront/social-icons.tsx';
import { useIsInteractive } from '#web/ui/use-is-interactive.ts';

/** The way to a product while the page's scripts can't put it into a cart: at once without scripts, else if they are late. */
export function OrderByChat({ product, url }: { product: Product; url: string }) {
  if (useIsInteractive()) return null;
  return (
    <div className="appears-late">
      <p className="mb-2 text-sm noscript:hidden">
        La página no terminó de cargarse: el carrito todavía no funciona.{' '}
        <a href={url} className="font-semibold underline">
          Vuelve a cargarla
        </a>{' '}
        o escríbenos qué quieres.
      </p>
      <ChatWithShop text={productQuestion({ product, url })} className="button button-chat mb-3 w-full">
        <ChatIcon />
        PEDIR POR WHATSAPP
      </ChatWithShop>
    </div>
  );
}
