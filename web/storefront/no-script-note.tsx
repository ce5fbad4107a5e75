import { ChatWithShop } from './chat-with-shop.tsx';
import { useStore } from './store-context.tsx';

/** Tells visitors without scripts what doesn't work, and how to order all the same. */
export function NoScriptNote() {
  const { landline } = useStore();
  return (
    <noscript>
      <p className="shop-width py-3 text-sm">
        Tu navegador no ejecuta JavaScript: puedes ver y buscar productos, pero el carrito y los formularios
        no funcionan. Para pedir,{' '}
        <ChatWithShop className="font-semibold underline">escríbenos por WhatsApp</ChatWithShop> o llámanos al{' '}
        {landline}.
      </p>
    </noscript>
  );
}
