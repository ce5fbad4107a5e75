import { chatLink } from './chat-link.ts';
import { useStore } from './store-context.tsx';

/** Tells visitors without scripts what doesn't work, and how to order all the same. */
export function NoScriptNote() {
  const { whatsappDigits, greeting, landline } = useStore();
  return (
    <noscript>
      <p className="shop-width py-3 text-sm">
        Tu navegador no ejecuta JavaScript: puedes ver y buscar productos, pero el carrito y los formularios
        no funcionan. Para pedir,{' '}
        <a
          className="font-semibold underline"
          href={chatLink({ digits: whatsappDigits, text: greeting })}
          target="_blank"
          rel="noopener"
        >
          escríbenos por WhatsApp
        </a>{' '}
        o llámanos al {landline}.
      </p>
    </noscript>
  );
}
