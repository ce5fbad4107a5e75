import { ChatWithShop } from '#web/storefront/chat-with-shop.tsx';
import { ChatIcon } from '#web/storefront/social-icons.tsx';
import { LateScriptsHint } from '#web/ui/late-scripts-hint.tsx';

/** What can be done with a cart that only scripts can read: at once without scripts, else if they are late (BUY-011). */
export function CartWithoutScripts() {
  return (
    <div className="cart-without-scripts">
      <LateScriptsHint path="/cart">Tu carrito sigue guardado en este navegador.</LateScriptsHint>
      <div className="appears-late">
        <p className="mb-3 hidden text-sm noscript:block">
          El carrito se guarda en el navegador y necesita JavaScript. Puedes escribirnos qué quieres y te
          respondemos con el total.
        </p>
        <ChatWithShop text="Hola, quisiera hacer un pedido:" className="button button-chat mt-3">
          <ChatIcon />
          PEDIR POR WHATSAPP
        </ChatWithShop>
      </div>
    </div>
  );
}
