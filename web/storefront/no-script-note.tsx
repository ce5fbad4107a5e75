import { useIsInteractive } from '#web/ui/use-is-interactive.ts';
import { ChatWithShop } from './chat-with-shop.tsx';
import { useStore } from './store-context.tsx';

/**
 * Tells visitors without scripts what doesn't work, and how to order all the same. Where scripts are on but don't arrive, it
 * appears after some seconds at the foot of the screen, unless the page has a hint of its own (BUY-011).
 */
export function NoScriptNote() {
  const { landline, whatsappDigits } = useStore();
  if (useIsInteractive()) return null;
  return (
    <p className="appears-late script-note shop-width py-3 text-sm">
      <span className="noscript:hidden">La página no terminó de cargarse</span>
      <span className="hidden noscript:inline">Tu navegador no ejecuta JavaScript</span>: puedes ver y buscar
      productos y enviarnos un mensaje, pero el carrito no funciona.
      {whatsappDigits !== '' && (
        <>
          {' '}
          Para pedir, <ChatWithShop className="font-semibold underline">escríbenos por WhatsApp</ChatWithShop>{' '}
          o llámanos al {landline}.
        </>
      )}
    </p>
  );
}
